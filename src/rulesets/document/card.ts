/** A card of a deck: the codes of its rank and its suit. */
export type Card = { readonly rank: string; readonly suit: string };
