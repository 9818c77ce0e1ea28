import { playerId } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type {
  Clause,
  ClauseTerms,
  ContractPartyRow,
  ContractRow,
  ContractShare,
} from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';
import { contractSource, playerOf } from '../nodes/sources';
import type { ContractSource, PlayerSource } from '../nodes/sources';

type Part<P> = { readonly snapshot: RoundSnapshot } & P;
export type ContractPartySource = Part<{ readonly party: ContractPartyRow }>;
export type ShareSource = Part<{ readonly share: ContractShare }>;
/** A proposed clause has no number yet. */
export type ClauseSource = Part<{ readonly clause: Clause | ClauseTerms }>;
export type ClauseItemSource = Part<{ readonly limit: ClauseTerms['items'][number] }>;

/** Throws if the contract does not exist. */
export const contractOf = (snapshot: RoundSnapshot, id: ContractRow['id']): ContractSource =>
  contractSource(snapshot, snapshot.state.need('contracts', id));

export const playersOf = (snapshot: RoundSnapshot, ids: readonly PlayerId[]): PlayerSource[] =>
  ids.map((id) => playerOf(snapshot, playerId(id)));
