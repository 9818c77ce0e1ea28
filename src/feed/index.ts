export { MemoryDoorbell } from './doorbell-memory';
export { RedisDoorbell } from './doorbell-redis';
export { SeasonFeed } from './season-feed';
export { Watchers } from './presence';
