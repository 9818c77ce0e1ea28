/** The owners of items other than players. */
import { ownerNamed } from '../../kernel';
import { ownersOf } from '../../season';
import { CONTRACT_IDS, DUCK_IDS, LOT_IDS, TABLE_IDS } from './ids';

export { ownerOf, playerOfOwner } from '../../season';

export const { of: lotOwner, read: lotOfOwner } = ownersOf('lot', LOT_IDS);
export const { of: contractOwner, read: contractOfOwner } = ownersOf('contract', CONTRACT_IDS);
export const { of: duckOwner, read: duckOfOwner } = ownersOf('duck', DUCK_IDS);
/** The table owns its wagers until the war is decided. */
export const { of: tableOwner, read: tableOfOwner } = ownersOf('table', TABLE_IDS);

/** The owner of Works won by a third party. None comes back. */
export const GALLERY = ownerNamed('gallery');
