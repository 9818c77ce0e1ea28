export { Medallion } from './medallion';
export { SEASON_CARDS, SeasonCards } from './season-cards';
