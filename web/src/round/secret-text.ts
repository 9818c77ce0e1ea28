/** Texts of secret actions that only this browser has, kept by their hash. */
const PREFIX = 'ridotto:secret';

export type Kind = 'BIDS' | 'HAND';
type Card = { readonly rank: string; readonly suit: string; readonly count: number };

const keyOf = (season: string, sha256: string): string => `${PREFIX}:${season}:${sha256}`;

/** Hashes are made only where the page came over https, or from this machine. */
export const canHash = (): boolean => window.isSecureContext;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of the exact UTF-8 bytes. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(digest));
}

/** A text as it came, and as it was before an editor, a file or a form took other ends of lines or of it all. */
function formsOf(text: string): ReadonlySet<string> {
  const lines = text.replace(/\r\n/g, '\n');
  const asTyped = [text, lines, lines.replace(/\n/g, '\r\n')];
  return new Set([...asTyped, ...asTyped.map((each) => each.trim())]);
}

/** What of it was sealed; null where nothing of it has the hash. */
export async function sealedIn(text: string, sha256: string): Promise<string | null> {
  for (const form of formsOf(text)) if ((await sha256Of(form)) === sha256) return form;
  return null;
}

/** Without it a hash could be guessed from what is likely. */
const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

const sealed = (declaration: string): string => `${declaration}\n---\n${newSalt()}`;

export const composeBids = (
  bids: readonly { readonly lot: number; readonly amount: number }[],
): string => sealed(bids.map(({ lot, amount }) => `${lot}: ${amount}`).join(', '));

export const composeHand = (cards: readonly Card[]): string =>
  sealed(JSON.stringify({ hand: cards.map(({ rank, suit, count }) => ({ rank, suit, count })) }));

export const keepText = (season: string, sha256: string, text: string): void =>
  localStorage.setItem(keyOf(season, sha256), text);

export const keptText = (season: string, sha256: string): string | null =>
  localStorage.getItem(keyOf(season, sha256));
