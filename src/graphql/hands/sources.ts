export type { HandScore as HandScoreSource, PokerRankView as PokerRankSource } from '../../round';
