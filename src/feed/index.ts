export { MemoryDoorbell } from './doorbell-memory';
export { RedisDoorbell } from './doorbell-redis';
export { SeasonFeed } from './make-feed';
export { Watchers } from './presence';
