import type { CountedCard } from '../model/state';

export type PresentHand = { readonly type: 'PresentHand'; readonly cards: readonly CountedCard[] };

export type HandCommand = PresentHand;
