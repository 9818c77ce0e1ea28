export { CannotOpenStore } from './failure';
export { giveToFolderOwner } from './give-to-folder-owner';
export { sqliteFile } from './sqlite/open';
export { openStore } from './open-store';
export type { Store, StoreOptions } from './open-store';
export { CannotReseal } from './metadata/reseal';
export type { Resealing } from './metadata/reseal';
export type { FingerprintStore } from './metadata/fingerprint-store';
export type { StoreTrouble } from './health';
