export { CannotOpenStore } from './failure';
export { keepOwner } from './keep-owner';
export { sqliteFile } from './sqlite/open';
export { openStore } from './open-store';
export type { Store, StoreOptions } from './open-store';
export { CannotReseal } from './metadata/reseal';
export type { Resealing } from './metadata/reseal';
export type { HouseStore } from './metadata/fingerprint-store';
export type { StoreTrouble } from './health';
