import { held } from '../../kernel';
import type { Instant, Transfer } from '../../kernel';
import type { Engine, SeasonSnapshot, SeasonKind } from '../../engine';
import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { HoldingView, PlayerRow } from '../../season';
import { gameStreams } from '../chance/game-streams';
import type { ChanceStreamSource } from '../chance/verification-source';
import { weekStreams } from '../chance/week-streams';
import type { DynastyReading, RoundReading } from './by-game';
import type { ProposalSource, TransferSource } from '../nodes/sources';
import type { ProposalEffectInput } from '../generated/resolvers';
import { readDynastyEffects } from '../governance/proposals/read-dynasty-effects';
import { readEffects } from '../governance/proposals/read-effects';

/** Of the effects of a proposal. */
type Preview = ReturnType<typeof round.previewEffects> | ReturnType<typeof dynasty.previewEffects>;

type AskedStreams = { readonly week: number | null; readonly game: number | null };

/** What clients read of every season, and each game has in its own way. */
interface GameShown<R extends SeasonSnapshot> {
  /** What a player has of what the game counts in. */
  balanceOf(reading: R, player: PlayerRow): number;
  /** All that a player has. */
  holdingsOf(reading: R, player: PlayerRow): readonly HoldingView[];
  /** Since when a player has been reputable, or from when it will be. */
  reputableAt(reading: R, player: PlayerRow): Instant;
  isReputable(reading: R, player: PlayerRow): boolean;
  /** What an event of that number moved, by the names that things had then. */
  transfers(reading: R, seq: number, moved: readonly Transfer[]): TransferSource[];
  /** What the effects of a proposal with that text would do now. */
  preview(reading: R, effects: readonly ProposalEffectInput[], text: string): Preview;
  /** What those of a proposal that is there would do now. */
  previewOf(reading: R, proposal: ProposalSource['row']): Preview;
  /** The dice, of that week or that game; null for all. */
  streams(engine: Engine, reading: R, asked: AskedStreams): ChanceStreamSource[];
}

const ROUND: GameShown<RoundReading> = {
  balanceOf: ({ state }, { id }) => held(state, round.ownerOf(id), round.rulesetOf(state).currency),
  holdingsOf: ({ state }, { id }) => round.holdingsView(state, round.ownerOf(id)),
  reputableAt: ({ state }, player) => round.reputableAt(state, player),
  isReputable: ({ state, now }, player) => round.isReputable(state, player, now),
  transfers: (reading, seq, moved) => {
    const state = round.toldAt(reading.state, seq);
    return moved.map((each) => ({ reading, transfer: round.transferView(state, each) }));
  },
  preview: ({ record, state, now }, effects, text) =>
    round.previewEffects(state, now, readEffects(record.id, effects, text)),
  previewOf: ({ state, now }, { id, effects }: round.ProposalRow) =>
    round.previewEffects(state, now, effects, id),
  streams: (engine, reading, { week, game }) =>
    game === null ? weekStreams(engine, reading, week) : [],
};

const DYNASTY: GameShown<DynastyReading> = {
  balanceOf: ({ state }, { id }) => dynasty.pegsOf(state, id),
  holdingsOf: ({ state }, { id }) => dynasty.holdingsView(state, id),
  // A dynasty knows no reputation: everybody has it from the start.
  reputableAt: (_reading, { joinedAtMs }) => joinedAtMs,
  isReputable: () => true,
  transfers: (reading, _seq, moved) =>
    moved.map((each) => ({ reading, transfer: dynasty.transferView(each) })),
  preview: ({ record, state, now }, effects, text) =>
    dynasty.previewEffects(state, now, readDynastyEffects(record.id, effects, text)),
  previewOf: ({ state, now }, { id, effects }: dynasty.DynastyProposalRow) =>
    dynasty.previewEffects(state, now, effects, id),
  streams: (engine, reading, { week, game }) =>
    week === null ? gameStreams(engine, reading, game) : [],
};

const GAMES: Readonly<Record<SeasonKind, GameShown<SeasonSnapshot>>> = { ROUND, DYNASTY };

/** How the game of a season shows it. They are methods: each is handed only what is its own. */
export const gameOf = ({ kind }: SeasonSnapshot): GameShown<SeasonSnapshot> => GAMES[kind];
