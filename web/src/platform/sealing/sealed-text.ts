import { hexOf, sha256Of } from '../sha256';

type Card = { readonly rank: string; readonly suit: string; readonly count: number };

/** The text, and the forms it may have had before a program changed its line endings or its end. */
function formsOf(text: string): ReadonlySet<string> {
  const lines = text.replace(/\r\n/g, '\n');
  const bodies = [text, lines, lines.replace(/\n+$/, ''), lines.trim()];
  // Programs such as `echo` end their output with a line break.
  return new Set([
    ...bodies.flatMap((body) => [body, `${body}\n`]),
    ...bodies
      .slice(1)
      .flatMap((body) => [body, `${body}\n`].map((each) => each.replace(/\n/g, '\r\n'))),
  ]);
}

/** The form of the text that was sealed; null if none matches the hash. */
export const sealedIn = (text: string, sha256: string): string | null =>
  [...formsOf(text)].find((form) => sha256Of(form) === sha256) ?? null;

/** Without a salt, anybody could test likely texts against the hash. */
const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** The text to seal: a declaration and a salt. */
export const sealed = (declaration: string): string => `${declaration}\n---\n${newSalt()}`;

export const composeBids = (
  bids: readonly { readonly lot: number; readonly amount: number }[],
): string => sealed(bids.map(({ lot, amount }) => `${lot}: ${amount}`).join(', '));

export const composeHand = (cards: readonly Card[]): string =>
  sealed(JSON.stringify({ hand: cards.map(({ rank, suit, count }) => ({ rank, suit, count })) }));
