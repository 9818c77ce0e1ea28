import type { CountedCard } from './rows';

export type PresentHand = { readonly type: 'PresentHand'; readonly cards: readonly CountedCard[] };

export type HandCommand = PresentHand;
