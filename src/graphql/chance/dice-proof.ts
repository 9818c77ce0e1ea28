import type { Engine, SeasonKind, SeasonSnapshot } from '../../engine';
import { needSeason, readingViewer } from '../context/access';
import type { Context } from '../context/context';
import type { QueryDiceProofArgs } from '../generated/resolvers';
import { readSeasonId } from '../ids/global-ids';
import { orNull } from '../input/checks';
import type { DynastySnapshot, RoundSnapshot } from '../snapshots/by-game';
import { gameStreams } from './game-streams';
import type { ChanceStreamSource, VerificationSource } from './sources';
import { weekStreams } from './week-streams';

export async function diceProof(
  _root: unknown,
  args: QueryDiceProofArgs,
  context: Context,
): Promise<VerificationSource> {
  const account = readingViewer(context)?.account.id ?? null;
  const snapshot = await needSeason(context, readSeasonId('seasonId', args.seasonId), account);
  const { engine } = context.deps;
  const asked = { week: orNull(args.week), game: orNull(args.game) };
  return { snapshot, streams: STREAMS[snapshot.kind].of(engine, snapshot, asked) };
}

type Streams<R extends SeasonSnapshot> = {
  of(engine: Engine, snapshot: R, asked: Asked): ChanceStreamSource[];
};
type Asked = { readonly week: number | null; readonly game: number | null };

const ROUND: Streams<RoundSnapshot> = {
  of: (engine, snapshot, { week, game }) =>
    game === null ? weekStreams(engine, snapshot, week) : [],
};
const DYNASTY: Streams<DynastySnapshot> = {
  of: (engine, snapshot, { week, game }) =>
    week === null ? gameStreams(engine, snapshot, game) : [],
};

/** Finds the random streams of each kind of season: all, or one week's or game's. */
const STREAMS: Readonly<Record<SeasonKind, Streams<SeasonSnapshot>>> = { ROUND, DYNASTY };
