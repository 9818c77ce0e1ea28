import { hexOf, sha256Of } from '../verify/sha256';

type Card = { readonly rank: string; readonly suit: string; readonly count: number };

/** A text as it came, and as it was before an editor, a file or a form took other ends of lines or of it all. */
function formsOf(text: string): ReadonlySet<string> {
  const lines = text.replace(/\r\n/g, '\n');
  const bodies = [text, lines, lines.replace(/\n+$/, ''), lines.trim()];
  // A program that prints a line ends it, as `echo` does.
  return new Set([
    ...bodies.flatMap((body) => [body, `${body}\n`]),
    ...bodies
      .slice(1)
      .flatMap((body) => [body, `${body}\n`].map((each) => each.replace(/\n/g, '\r\n'))),
  ]);
}

/** What of it was sealed; null where nothing of it has the hash. */
export const sealedIn = (text: string, sha256: string): string | null =>
  [...formsOf(text)].find((form) => sha256Of(form) === sha256) ?? null;

/** Without it a hash could be guessed from what is likely. */
const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

const sealed = (declaration: string): string => `${declaration}\n---\n${newSalt()}`;

export const composeBids = (
  bids: readonly { readonly lot: number; readonly amount: number }[],
): string => sealed(bids.map(({ lot, amount }) => `${lot}: ${amount}`).join(', '));

export const composeHand = (cards: readonly Card[]): string =>
  sealed(JSON.stringify({ hand: cards.map(({ rank, suit, count }) => ({ rank, suit, count })) }));
