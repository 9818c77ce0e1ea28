import { beginActivity } from '../activity';
import { hasMotion } from '../motion-duration';
import type { Cue, CueOptions } from './cue';
import { playSound } from './synthesizer';

/** From the least important. */
const CUES: readonly Cue[] = ['message', 'chip', 'card', 'turn', 'lost', 'won'];
/** The time in which simultaneous cues become one sound: that of the most important cue. */
const GATHER_MS = 60;
/** The least time between two sounds. */
const REST_MS = 1_000;
/** The cues that wait for the end of a rest. The others would come too late. */
const LASTING: readonly Cue[] = ['turn', 'lost', 'won'];
/** The number of remembered events. */
const MOST = 200;

const known = new Set<string>();
let next: Cue | null = null;
let isResting = false;
let endActivity = (): void => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export function playCue(cue: Cue, { of, isOwn = false }: CueOptions): void {
  if (of !== undefined && !isNew(of)) return;
  if (isOwn || cue === 'turn') vibrate(cue);
  if (isResting && !LASTING.includes(cue)) return;
  if (next === null || CUES.indexOf(cue) > CUES.indexOf(next)) next = cue;
  if (timer !== undefined) return;
  endActivity = beginActivity('rest');
  timer = setTimeout(sound, GATHER_MS);
}

/** Plays the waiting cue. Without one, the rest is over. */
function sound(): void {
  const cue = next;
  next = null;
  isResting = cue !== null;
  timer = cue === null ? undefined : setTimeout(sound, REST_MS);
  if (cue === null) endActivity();
  else playSound(cue);
}

function isNew(event: string): boolean {
  if (known.has(event)) return false;
  known.add(event);
  const [oldest] = known;
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return true;
}

/** A short pulse, or two when the game waits for the viewer; none with reduced motion. */
function vibrate(cue: Cue): void {
  if (!('vibrate' in navigator) || !hasMotion()) return;
  navigator.vibrate(cue === 'turn' ? [25, 70, 25] : 15);
}
