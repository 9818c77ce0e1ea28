export type { CountedCardView as CountedCardSource } from '../../round';
export type { CardView as CardSource, HoldingView as HoldingSource } from '../../season';
