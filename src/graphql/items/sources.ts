export type {
  CardView as CardSource,
  CountedCardView as CountedCardSource,
  HoldingView as HoldingSource,
} from '../../round';
