import type { Cue } from './cue';

export type Tone = {
  readonly shape: 'noise' | 'sine' | 'triangle';
  /** The pitch in hertz; for noise, the middle of its band. */
  readonly pitch: number;
  /** The pitch at the end, if it slides. */
  readonly slidesTo?: number;
  /** The start and the length, in seconds. */
  readonly at: number;
  readonly lasts: number;
  /** The loudness, from 0 to 1. */
  readonly loudness: number;
};

const NOTES = { C4: 261.6, E4: 329.6, C5: 523.3, E5: 659.3, G5: 784, A5: 880, C6: 1046.5 };

const note = (name: keyof typeof NOTES, at: number, lasts: number, loudness: number): Tone => ({
  ...{ shape: 'triangle', pitch: NOTES[name], at, lasts, loudness },
});

/** Two inharmonic partials, like clay on clay. */
const chip = (at: number, loudness: number): readonly Tone[] => [
  { shape: 'sine', pitch: 2_140, at, lasts: 0.06, loudness },
  { shape: 'sine', pitch: 3_370, at, lasts: 0.04, loudness: loudness * 0.6 },
];

/** The sounds, made by code: a card on felt, two chips, and short motifs. */
export const SOUNDS: Readonly<Record<Cue, readonly Tone[]>> = {
  message: [{ shape: 'sine', pitch: NOTES.A5, at: 0, lasts: 0.22, loudness: 0.25 }],
  chip: [...chip(0, 0.3), ...chip(0.055, 0.22)],
  card: [
    { shape: 'noise', pitch: 3_200, slidesTo: 900, at: 0, lasts: 0.09, loudness: 0.5 },
    { shape: 'sine', pitch: 150, slidesTo: 80, at: 0.05, lasts: 0.09, loudness: 0.35 },
  ],
  turn: [note('E5', 0, 0.2, 0.25), note('A5', 0.13, 0.35, 0.25)],
  lost: [note('E4', 0, 0.3, 0.3), note('C4', 0.2, 0.5, 0.3)],
  won: [
    note('C5', 0, 0.2, 0.25),
    note('E5', 0.11, 0.2, 0.25),
    note('G5', 0.22, 0.25, 0.25),
    note('C6', 0.33, 0.6, 0.25),
  ],
};
