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
  /** The drafts that it was made of, by where they are kept, as they stood. */
  readonly drafts?: Readonly<Record<string, string>>;
};

export const SUFFIX = ':sent';

type How = {
  readonly secret: boolean;
  /** Its text. */
  readonly document: () => string;
  /** The draft that it is made of; what belongs to that is named after it. */
  readonly typedAs: string;
};

type Key = {
  readonly key: string;
  /** Once it is answered. Whoever is signed in may be another by then. */
  readonly forget: () => void;
};

/**
 * The key to send a command with. One that was sent and never answered, perhaps before this page was loaded
 * again, keeps its key: it then happens once. Other input is another command.
 */
export function keyFor(place: DraftPlace, input: object, how: How): Key {
  if (how.secret) return { key: makeKey(), forget: () => undefined };
  const at = `${draftKey(place)}${SUFFIX}`;
  const text = JSON.stringify(input);
  const known = readSent(at);
  const key = known?.input === text ? known.key : makeKey();
  if (key !== known?.key) {
    const sent: Sent = {
      ...{ key, input: text, document: how.document(), sentAt: Date.now() },
      drafts: draftsAt(draftKey({ ...place, command: how.typedAs })),
    };
    localStorage.setItem(at, JSON.stringify(sent));
  }
  return {
    key,
    forget: () => {
      if (readSent(at)?.key === key) localStorage.removeItem(at);
    },
  };
}

/** The draft that is kept there, and those that belong to it. */
const draftsAt = (place: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(localStorage as Record<string, string>).filter(([at]) =>
      `${at} `.startsWith(`${place} `),
    ),
  );

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
