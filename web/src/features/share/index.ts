export { FeedAddress } from './feed-address';
export { Share } from './share';
export { ShareGame } from './share-game';
