/** Why a text is not a declaration of its kind: the whole action fails then. */
export type DeclarationFault =
  'EMPTY' | 'TOO_MANY' | 'NOT_JSON' | 'NOT_A_PAIR' | 'CARD_UNKNOWN' | 'COUNT_NOT_NATURAL';

export type Unreadable = { readonly ok: false; readonly why: DeclarationFault };

export const unreadable = (why: DeclarationFault): Unreadable => ({ ok: false, why });
