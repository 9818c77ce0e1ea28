/** The occasions of a sound. `lost` includes exposed lies. */
export type Cue = 'message' | 'chip' | 'card' | 'turn' | 'lost' | 'won';

export type CueOptions = {
  /** The event. Each event sounds once, even if several parts of a page report it. */
  readonly of?: string;
  /** True for the viewer's own act, which also vibrates. */
  readonly isOwn?: boolean;
};

type CueListener = (name: Cue, options: CueOptions) => void;

let listener: CueListener | null = null;

/** Sets the listener of all cues. It loads after the first view. */
export function onCue(heard: CueListener): void {
  listener = heard;
}

/** Reports an occasion for a sound. */
export const cue = (name: Cue, options: CueOptions = {}): void => listener?.(name, options);
