/** The ledger's names of item owners: each kind has a prefix, which is written only here. */
import { ownerNamed } from '../../kernel';
import type { Owner } from '../../kernel';
import { PLAYER_IDS } from './ids';
import type { IdFormat } from './ids';

/** The owners of one kind. A prefix never changes, because journals contain it. */
export type Owners<Id extends string> = {
  readonly of: (id: Id) => Owner;
  /** Returns null for an owner of another kind. */
  readonly read: (text: Owner) => Id | null;
};

export function ownersOf<Id extends string>(kind: string, ids: IdFormat<Id>): Owners<Id> {
  const prefix = `${kind}:`;
  return {
    of: (id) => ownerNamed(`${prefix}${id}`),
    read: (text) => (text.startsWith(prefix) ? ids.read(text.slice(prefix.length)) : null),
  };
}

export const { of: ownerOf, read: playerOfOwner } = ownersOf('player', PLAYER_IDS);
