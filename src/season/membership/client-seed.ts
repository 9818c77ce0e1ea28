/**
 * A player may choose a client seed at any time by sending its hash. The seed is used for server
 * seeds drawn later; seeds that are already bound do not change. null withdraws the client seed
 * [rulings S24, V13].
 */
import { asReckoned, fixSeed, seedSetText } from '../../kernel';
import type { ClientSeedTables, PlayerId } from '../../kernel';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import { nameOf } from '../model/players';
import type { PlayerRow, SeasonState } from '../model/rows';

export type SetClientSeed = {
  readonly type: 'SetClientSeed';
  /** The hash of the client seed; null withdraws the seed. */
  readonly sha256: string | null;
};
export type ClientSeedSet = {
  readonly type: 'ClientSeedSet';
  readonly playerId: PlayerId;
  /** The hash of the client seed; null if the player has withdrawn the seed. */
  readonly sha256: string | null;
};

/** The fields of an offer that ask for the client seed whose hash the player has sent. */
export type SeedAsked = {
  readonly needs: readonly string[];
  readonly facts: { readonly clientSeedSha256?: string };
};

/** `owed`: the hash of the client seed that the player must reveal; null for none. */
export const askForSeed = (owed: string | null): SeedAsked =>
  owed === null
    ? { needs: [], facts: {} }
    : { needs: ['clientSeed'], facts: { clientSeedSha256: owed } };

/** A command of a player. */
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
  facts: (state: SeasonState, { playerId, sha256 }: ClientSeedSet) => ({
    player: nameOf(state, playerId),
    sha256,
  }),
  text: (state: SeasonState, { playerId, sha256 }: ClientSeedSet) =>
    seedSetText(nameOf(state, playerId), sha256),
  channel: 'GAME_ACTIONS' as const,
};
