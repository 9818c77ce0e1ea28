/** A card that a deck can have: codes of its rank and of its suit. */
export type Card = { readonly rank: string; readonly suit: string };
