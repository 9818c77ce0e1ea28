import { say } from '../words/words';

/** What is spoken now; its number tells it from an equal text before it, so that both are spoken. */
type Spoken = { readonly number: number; readonly text: string };

/** As long as a screen reader may need to take one up before the next stands in its place. */
const APART_MS = 400;
/** Nobody hears all that a week settles, line by line: of more, the newest are spoken. */
const MOST = 12;

let spoken: Spoken = { number: 0, text: '' };
const waiting: string[] = [];
let left = 0;
let busy = false;
const listeners = new Set<() => void>();

/** Tells a screen reader what a sighted player sees move: one after another, none in the place of another. */
export function announce(text: string): void {
  waiting.push(text);
  if (waiting.length > MOST) {
    waiting.shift();
    left += 1;
  }
  if (!busy) speak();
}

function speak(): void {
  const text = left > 0 ? say('live.left', { count: left }) : waiting.shift();
  left = 0;
  busy = text !== undefined;
  if (text === undefined) return;
  spoken = { number: spoken.number + 1, text };
  listeners.forEach((listener) => listener());
  setTimeout(speak, APART_MS);
}

export const spokenNow = (): Spoken => spoken;

export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
