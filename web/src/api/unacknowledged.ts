import { draftKey } from './draft';
import type { DraftPlace } from './draft';

/**
 * A command that is on its way. Secrets are never kept so: passwords, and bids, hands and texts that are sealed or
 * entrusted to the house, which stay where they were typed until they are sent from there again.
 */
export type Sent = {
  readonly key: string;
  readonly input: string;
  readonly document: string;
  /** Not there of what an older build has sent. */
  readonly sentAt?: number;
  /** The draft that it was made of, as it stood. */
  readonly typed: string | null;
  readonly typedAt: string;
};

export const SUFFIX = ':sent';
const placeOf = (place: DraftPlace): string => `${draftKey(place)}${SUFFIX}`;

type How = {
  readonly secret: boolean;
  /** Its text. */
  readonly document: () => string;
  /** The draft that it is made of. */
  readonly typedAs: string;
};

/**
 * The key to send a command with. One that was sent and never answered, perhaps before this page was loaded
 * again, keeps its key: it then happens once. Other input is another command.
 */
export function keyFor(place: DraftPlace, input: unknown, how: How): string {
  if (how.secret) return makeKey();
  const text = JSON.stringify(input);
  const known = readSent(placeOf(place));
  if (known?.input === text) return known.key;
  const typedAt = draftKey({ season: place.season, command: how.typedAs });
  const sent: Sent = {
    key: makeKey(),
    input: text,
    document: how.document(),
    sentAt: Date.now(),
    typed: localStorage.getItem(typedAt),
    typedAt,
  };
  localStorage.setItem(placeOf(place), JSON.stringify(sent));
  return sent.key;
}

export function forgetKey(place: DraftPlace): void {
  localStorage.removeItem(placeOf(place));
}

/** What is kept there. */
export function readSent(at: string): Sent | null {
  const text = localStorage.getItem(at);
  return text === null ? null : (JSON.parse(text) as Sent);
}

/** `crypto.randomUUID` is only there over HTTPS. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
