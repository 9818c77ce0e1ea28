import type { PlayerId } from '../../kernel';
import type { ItemAmount } from '../model/items';

export type CreatePlayerLot = {
  readonly type: 'CreatePlayerLot';
  /** Works of Art included, as items. */
  readonly items: readonly ItemAmount[];
};
export type GenerateThirdPartyBid = {
  readonly type: 'GenerateThirdPartyBid';
  /** The number of the lot. */
  readonly lot: number;
  readonly clientSeed: string | null;
};
/** A new Work of Art. */
export type NewWork = {
  readonly title: string;
  readonly artist: string;
  readonly value: number;
  readonly imageUrl: string | null;
  /** The receiving player. */
  readonly playerId: PlayerId;
};
export type CreateWorkOfArt = NewWork & { readonly type: 'CreateWorkOfArt' };

export type HouseCommand = CreatePlayerLot | GenerateThirdPartyBid | CreateWorkOfArt;
