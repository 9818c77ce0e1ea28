export { Share } from './share';
export { ShareGame } from './share-game';
