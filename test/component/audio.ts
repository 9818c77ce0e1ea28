import { SOUNDS } from '../../web/src/platform/sound/sounds';
import type { Cue } from '../../web/src/platform/sound/cue';

/** A browser's audio for tests: it counts the contexts and records the pitches. */
export class TestAudio {
  static contexts = 0;
  static pitches: number[] = [];
  static state: 'running' | 'suspended' = 'running';

  readonly destination = {};
  readonly currentTime = 0;
  readonly sampleRate = 100;

  constructor() {
    TestAudio.contexts += 1;
  }
  get state(): string {
    return TestAudio.state;
  }
  // A browser that blocks sound never resolves it.
  readonly resume = (): Promise<void> => new Promise(() => undefined);
  readonly createGain = (): object => node();
  readonly createOscillator = (): object => node();
  readonly createBiquadFilter = (): object => node();
  readonly createBufferSource = (): object => node();
  readonly createBuffer = (): object => ({ copyToChannel: () => undefined });
}

const param = (record: (value: number) => void = () => undefined): object => ({
  setValueAtTime: record,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});

const node = (): object => ({
  ...{ gain: param(), frequency: param((pitch) => void TestAudio.pitches.push(pitch)) },
  ...{ connect: () => undefined, start: () => undefined, stop: () => undefined },
});

/** The sounds played so far, in order. */
export function playedSounds(): readonly Cue[] {
  const left = [...TestAudio.pitches];
  const played: Cue[] = [];
  while (left.length > 0) {
    const found = Object.entries(SOUNDS).find(([, tones]) =>
      tones.every(({ pitch }, at) => left[at] === pitch),
    );
    if (found === undefined) throw new Error(`No sound begins with ${left.join(' ')}.`);
    played.push(found[0] as Cue);
    left.splice(0, found[1].length);
  }
  return played;
}

/** Replaces the browser's audio; null removes it. The returned function restores it. */
export function replaceAudio(audio: unknown = TestAudio): () => void {
  Object.assign(TestAudio, { contexts: 0, pitches: [], state: 'running' });
  const before = Object.getOwnPropertyDescriptor(window, 'AudioContext');
  if (audio === null) Reflect.deleteProperty(window, 'AudioContext');
  else Object.defineProperty(window, 'AudioContext', { configurable: true, value: audio });
  return () => {
    if (before === undefined) Reflect.deleteProperty(window, 'AudioContext');
    else Object.defineProperty(window, 'AudioContext', before);
  };
}
