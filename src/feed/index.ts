export { MemoryChangeBus } from './memory-change-bus';
export { RedisChangeBus } from './redis-change-bus';
export { SeasonFeed } from './season-feed';
export { PresenceTracker } from './presence-tracker';
