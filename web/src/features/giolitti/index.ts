export { cardsLeft } from './table/cards-left';
export { GameBar } from './table/game-bar';
export { Result } from './result';
export { Tricks } from './table/tricks';
export { TrickExample } from './table/trick-example';
