export { cardsLeft } from './cards-left';
export { GameBar } from './game-bar';
export { Result } from './result';
export { Tricks } from './tricks';
