import { SOUNDS } from './sounds';
import type { Tone } from './sounds';
import type { Cue } from './cue';

const LOUDNESS = 0.35;
const ATTACK_SECONDS = 0.006;
const SILENCE = 0.0001;
const NOISE_SECONDS = 0.2;
/** A browser may hold a sound back until the next press. It would then come too late. */
const LATEST_MS = 400;

type Output = { readonly context: AudioContext; readonly gain: GainNode };

/** Undefined before the first sound; null if the browser has no sound. */
let output: Output | null | undefined;

function open(): Output | null {
  try {
    const context = new AudioContext();
    const gain = context.createGain();
    gain.gain.value = LOUDNESS;
    gain.connect(context.destination);
    // Browsers allow sound only after a press.
    for (const press of ['pointerup', 'keydown']) {
      window.addEventListener(press, () => void resume(context), { passive: true });
    }
    return { context, gain };
  } catch {
    return null;
  }
}

const resume = async (context: AudioContext): Promise<void> => {
  if (context.state !== 'running') await context.resume().catch(() => undefined);
};

/** Plays a sound; nothing if the browser has no sound or holds it back. */
export function playSound(cue: Cue): void {
  output ??= open();
  if (output === null) return;
  const { context, gain } = output;
  const asked = performance.now();
  void resume(context).then(() => {
    if (context.state !== 'running' || performance.now() - asked > LATEST_MS) return;
    for (const tone of SOUNDS[cue]) playTone(context, gain, tone);
  });
}

function playTone(context: AudioContext, to: GainNode, tone: Tone): void {
  const { at, lasts, loudness, pitch, slidesTo = pitch } = tone;
  const start = context.currentTime + at;
  const end = start + lasts;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.linearRampToValueAtTime(loudness, start + ATTACK_SECONDS);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(to);
  const { source, voice } = voiceOf(context, tone);
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(slidesTo, end);
  voice.connect(envelope);
  source.start(start);
  source.stop(end);
}

type Voice = {
  readonly source: AudioScheduledSourceNode;
  /** The node that sets the pitch. */
  readonly voice: BiquadFilterNode | OscillatorNode;
};

function voiceOf(context: AudioContext, { shape }: Tone): Voice {
  if (shape !== 'noise') {
    const oscillator = context.createOscillator();
    oscillator.type = shape;
    return { source: oscillator, voice: oscillator };
  }
  const samples = Math.ceil(NOISE_SECONDS * context.sampleRate);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: samples }, () => Math.random() * 2 - 1),
    0,
  );
  const source = context.createBufferSource();
  source.buffer = buffer;
  const voice = context.createBiquadFilter();
  voice.type = 'bandpass';
  source.connect(voice);
  return { source, voice };
}
