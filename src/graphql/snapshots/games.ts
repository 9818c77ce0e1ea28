import { held } from '../../kernel';
import type { Instant, Transfer } from '../../kernel';
import type { SeasonSnapshot, SeasonKind } from '../../engine';
import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { HoldingView, PlayerRow } from '../../season';
import type { DynastySnapshot, RoundSnapshot } from './by-game';
import type { TransferSource } from '../nodes/sources';

/** What clients read of every season, and each game has in its own way. */
interface SeasonGameView<R extends SeasonSnapshot> {
  /** What a player has of what the game counts in. */
  balanceOf(snapshot: R, player: PlayerRow): number;
  /** All that a player has. */
  holdingsOf(snapshot: R, player: PlayerRow): readonly HoldingView[];
  /** Since when a player has been reputable, or from when it will be. */
  reputableAt(snapshot: R, player: PlayerRow): Instant;
  isReputable(snapshot: R, player: PlayerRow): boolean;
  /** What an event of that number moved, by the names that things had then. */
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
  // A dynasty knows no reputation: everybody has it from the start.
  reputableAt: (_reading, { joinedAtMs }) => joinedAtMs,
  isReputable: () => true,
  transfers: (snapshot, _seq, moved) =>
    moved.map((each) => ({ snapshot, transfer: dynasty.transferView(each) })),
};

const GAMES: Readonly<Record<SeasonKind, SeasonGameView<SeasonSnapshot>>> = { ROUND, DYNASTY };

/** How the game of a season shows it. They are methods: each is handed only what is its own. */
export const gameOf = ({ kind }: SeasonSnapshot): SeasonGameView<SeasonSnapshot> => GAMES[kind];
