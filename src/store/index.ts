export { CannotOpenStore } from './failure';
export { openStore } from './open-store';
export type { Store, StoreOptions } from './open-store';
export type { StoreTrouble } from './health';
