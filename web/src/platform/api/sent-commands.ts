import { draftKey } from './draft';
import type { DraftPlace } from './draft';

/**
 * A command in flight, as stored. It never contains a secret: no password, and no sealed or
 * entrusted bid, hand or text. A secret stays in its field until the user sends it again.
 */
export type SentCommand = {
  readonly key: string;
  readonly input: string;
  readonly document: string;
  /** Missing in entries of older builds. */
  readonly sentAt?: number;
  /** The drafts that the input was built from, by storage key, as they were when it was sent. */
  readonly drafts?: Readonly<Record<string, string>>;
};

export const SENT_SUFFIX = ':sent';

type SendOptions = {
  readonly secret: boolean;
  readonly document: () => string;
  /** The draft that the input is built from; related drafts share its prefix. */
  readonly typedAs: string;
};

type IdempotencyKey = {
  readonly key: string;
  /** Call it after the answer, even if another account has signed in by then. */
  readonly forget: () => void;
};

/**
 * The idempotency key of a command. An unanswered command keeps its key, even over a reload, so
 * that the server runs it once. A different input is a new command.
 */
export function idempotencyKeyFor(
  place: DraftPlace,
  input: object,
  how: SendOptions,
): IdempotencyKey {
  if (how.secret) return { key: makeKey(), forget: () => undefined };
  const at = `${draftKey(place)}${SENT_SUFFIX}`;
  const text = JSON.stringify(input);
  const known = readSent(at);
  const key = known?.input === text ? known.key : makeKey();
  if (key !== known?.key) {
    const sent: SentCommand = {
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

/** The draft at this key, with its related drafts. */
const draftsAt = (place: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(localStorage as Record<string, string>).filter(([at]) =>
      `${at} `.startsWith(`${place} `),
    ),
  );

export function readSent(at: string): SentCommand | null {
  const text = localStorage.getItem(at);
  return text === null ? null : (JSON.parse(text) as SentCommand);
}

/** `crypto.randomUUID` exists only over HTTPS. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
