/** Who owns items besides players. */
import { ownerNamed } from '../../kernel';
import { ownersOf } from '../../season';
import { CONTRACT_IDS, DUCK_IDS, LOT_IDS, TABLE_IDS } from './ids';

export { ownerOf, playerOfOwner } from '../../season';

export const { of: lotOwner, read: lotOfOwner } = ownersOf('lot', LOT_IDS);
export const { of: contractOwner, read: contractOfOwner } = ownersOf('contract', CONTRACT_IDS);
export const { of: duckOwner, read: duckOfOwner } = ownersOf('duck', DUCK_IDS);
/** Wagers on the table are its own until the war is decided. */
export const { of: tableOwner, read: tableOfOwner } = ownersOf('table', TABLE_IDS);

/** Where Works go that a third party wins. None comes back. */
export const GALLERY = ownerNamed('gallery');
