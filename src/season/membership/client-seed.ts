/**
 * A player may fix a client seed by its hash at any time, for the server seeds that are drawn after
 * it. Bound seeds do not change. null takes the client seed back [rulings S24, V13].
 */
import { asReckoned, fixSeed, seedSetText } from '../../kernel';
import type { ClientSeedTables, PlayerId } from '../../kernel';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import { nameOf } from '../model/players';
import type { PlayerRow, SeasonState } from '../model/rows';

export type SetClientSeed = {
  readonly type: 'SetClientSeed';
  /** The hash of the client seed; null takes it back. */
  readonly sha256: string | null;
};
export type ClientSeedSet = {
  readonly type: 'ClientSeedSet';
  readonly playerId: PlayerId;
  /** null if nothing is fixed any longer. */
  readonly sha256: string | null;
};

/** The facts of an offer about an owed client seed. */
export type SeedAsked = {
  readonly needs: readonly string[];
  readonly facts: { readonly clientSeedSha256?: string };
};

/** `owed` is its hash; null if none is owed. */
export const askForSeed = (owed: string | null): SeedAsked =>
  owed === null
    ? { needs: [], facts: {} }
    : { needs: ['clientSeed'], facts: { clientSeedSha256: owed } };

/** For a player. */
export const setClientSeedOf = (description: string) => ({
  rule: 'chance' as const,
  offers: () => [{ description }],
  decide: (turn: EmittingTurn<ClientSeedSet>, { id }: PlayerRow, { sha256 }: SetClientSeed) => {
    turn.emit({ type: 'ClientSeedSet', playerId: id, sha256: asReckoned(sha256) });
    return null;
  },
  made: playerOf('ClientSeedSet'),
});

type Set = { readonly seq: number; readonly event: ClientSeedSet };

export const clientSeedSet = {
  evolve: (state: ClientSeedTables, { seq, event: { playerId, sha256 } }: Set) => {
    fixSeed(state, playerId, sha256, seq);
  },
  text: (state: SeasonState, { playerId, sha256 }: ClientSeedSet) =>
    seedSetText(nameOf(state, playerId), sha256),
  channel: 'GAME_ACTIONS' as const,
};
