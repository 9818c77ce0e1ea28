export { CannotOpenStore } from './failure';
export { openStore } from './open-store';
export type { Store, StoreOptions } from './open-store';
export type { HouseStore } from './house/house-store';
export type { StoreTrouble } from './health';
