import { draftKey } from './draft';
import type { DraftPlace } from './draft';

type Sent = { readonly key: string; readonly input: string };

const placeOf = (place: DraftPlace): string => `${draftKey(place)}:sent`;

/**
 * The key to send a command with. One that was sent and never answered, perhaps before this page was loaded
 * again, keeps its key: it then happens once. Other input is another command.
 */
export function keyFor(place: DraftPlace, input: unknown, secret: boolean): string {
  const text = JSON.stringify(input);
  const known = secret ? null : read(place);
  if (known?.input === text) return known.key;
  const key = makeKey();
  if (!secret) localStorage.setItem(placeOf(place), JSON.stringify({ key, input: text }));
  return key;
}

export function forgetKey(place: DraftPlace): void {
  localStorage.removeItem(placeOf(place));
}

function read(place: DraftPlace): Sent | null {
  const text = localStorage.getItem(placeOf(place));
  return text === null ? null : (JSON.parse(text) as Sent);
}

/** `crypto.randomUUID` is only there over HTTPS. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
