import { held } from '../../kernel';
import type { Instant, Transfer } from '../../kernel';
import type { SeasonSnapshot, SeasonKind } from '../../engine';
import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { HoldingView, PlayerRow } from '../../season';
import type { DynastySnapshot, RoundSnapshot } from './by-game';
import type { TransferSource } from '../nodes/sources';

/** The values that every season shows and each game computes in its own way. */
interface SeasonGameView<R extends SeasonSnapshot> {
  /** The player's balance in the game's currency. */
  balanceOf(snapshot: R, player: PlayerRow): number;
  /** Everything the player holds. */
  holdingsOf(snapshot: R, player: PlayerRow): readonly HoldingView[];
  /** The moment from which the player is reputable, past or future. */
  reputableAt(snapshot: R, player: PlayerRow): Instant;
  isReputable(snapshot: R, player: PlayerRow): boolean;
  /** The transfers of event `seq`, with the names in force at the event. */
  transfers(snapshot: R, seq: number, moved: readonly Transfer[]): TransferSource[];
}

const ROUND: SeasonGameView<RoundSnapshot> = {
  balanceOf: ({ state }, { id }) => held(state, round.ownerOf(id), round.rulesetOf(state).currency),
  holdingsOf: ({ state }, { id }) => round.holdingsView(state, round.ownerOf(id)),
  reputableAt: ({ state }, player) => round.reputableAt(state, player),
  isReputable: ({ state, now }, player) => round.isReputable(state, player, now),
  transfers: (snapshot, seq, moved) => {
    const state = round.toldAt(snapshot.state, seq);
    return moved.map((each) => ({ snapshot, transfer: round.transferView(state, each) }));
  },
};

const DYNASTY: SeasonGameView<DynastySnapshot> = {
  balanceOf: ({ state }, { id }) => dynasty.pegsOf(state, id),
  holdingsOf: ({ state }, { id }) => dynasty.holdingsView(state, id),
  // A dynasty has no reputation: every player counts as reputable from the start.
  reputableAt: (_reading, { joinedAtMs }) => joinedAtMs,
  isReputable: () => true,
  transfers: (snapshot, _seq, moved) =>
    moved.map((each) => ({ snapshot, transfer: dynasty.transferView(each) })),
};

const GAMES: Readonly<Record<SeasonKind, SeasonGameView<SeasonSnapshot>>> = { ROUND, DYNASTY };

/**
 * The view of a season's game. Its members are methods, so that each game can take its own kind of
 * snapshot.
 */
export const gameOf = ({ kind }: SeasonSnapshot): SeasonGameView<SeasonSnapshot> => GAMES[kind];
