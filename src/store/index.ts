export { CannotOpenStore } from './failure';
export { keepOwner } from './keep-owner';
export { sqliteFile } from './sqlite/open';
export { openStore } from './open-store';
export type { Store, StoreOptions } from './open-store';
export { CannotReseal } from './house/reseal';
export type { Resealing } from './house/reseal';
export type { HouseStore } from './house/house-store';
export type { StoreTrouble } from './health';
