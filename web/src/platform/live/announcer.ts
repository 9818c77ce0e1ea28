import { t } from '../i18n/translate';

/** The current text; the number tells equal texts apart, so that both are spoken. */
type Spoken = { readonly number: number; readonly text: string };

/** The time a screen reader may need to pick up one text before the next replaces it. */
const APART_MS = 400;
/**
 * The maximum number of queued texts. A week's settlement has too many texts to listen to, so the
 * oldest are dropped.
 */
const MOST = 12;

let spoken: Spoken = { number: 0, text: '' };
const waiting: string[] = [];
let left = 0;
/** True if the current text says how many were dropped. */
let toldLeft = false;
let busy = false;
const listeners = new Set<() => void>();

/** Queues a text for screen readers. Each text gets its time before the next. */
export function announce(text: string): void {
  waiting.push(text);
  if (waiting.length > MOST) {
    waiting.shift();
    left += 1;
  }
  if (!busy) speak();
}

function speak(): void {
  const text = next();
  busy = text !== undefined;
  if (text === undefined) return;
  spoken = { number: spoken.number + 1, text };
  listeners.forEach((listener) => listener());
  setTimeout(speak, APART_MS);
}

/** The number of dropped texts is followed by a text, however fast they arrive. */
function next(): string | undefined {
  toldLeft = left > 0 && !toldLeft;
  if (!toldLeft) return waiting.shift();
  const count = left;
  left = 0;
  return t('live.left', { count });
}

export const currentAnnouncement = (): Spoken => spoken;

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
