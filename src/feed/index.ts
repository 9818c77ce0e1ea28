export { MemoryChangeBus } from './doorbell-memory';
export { RedisChangeBus } from './doorbell-redis';
export { SeasonFeed } from './season-feed';
export { Watchers } from './presence';
