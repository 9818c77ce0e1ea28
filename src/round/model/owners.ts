/** The owners of items besides players. */
import { ownerNamed } from '../../kernel';
import { ownersOf } from '../../season';
import { CONTRACT_IDS, DUCK_IDS, LOT_IDS, TABLE_IDS } from './ids';

export { ownerOf, playerOfOwner } from '../../season';

export const { of: lotOwner, read: lotOfOwner } = ownersOf('lot', LOT_IDS);
export const { of: contractOwner, read: contractOfOwner } = ownersOf('contract', CONTRACT_IDS);
export const { of: duckOwner, read: duckOfOwner } = ownersOf('duck', DUCK_IDS);
/** A table owns the wagers until the war is decided. */
export const { of: tableOwner, read: tableOfOwner } = ownersOf('table', TABLE_IDS);

/** The owner of the Works that third parties win. */
export const GALLERY = ownerNamed('gallery');
