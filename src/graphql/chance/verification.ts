import type { Engine, SeasonKind, SeasonSnapshot } from '../../engine';
import { needSeason, readingViewer } from '../context/access';
import type { Context } from '../context/context';
import type { QueryVerificationArgs } from '../generated/resolvers';
import { readSeasonId } from '../ids/global-ids';
import { orNull } from '../input/checks';
import type { DynastySnapshot, RoundSnapshot } from '../snapshots/by-game';
import { gameStreams } from './game-streams';
import type { ChanceStreamSource, VerificationSource } from './sources';
import { weekStreams } from './week-streams';

export async function verification(
  _root: unknown,
  args: QueryVerificationArgs,
  context: Context,
): Promise<VerificationSource> {
  const account = readingViewer(context)?.account.id ?? null;
  const reading = await needSeason(context, readSeasonId('seasonId', args.seasonId), account);
  const { engine } = context.deps;
  const asked = { week: orNull(args.week), game: orNull(args.game) };
  return { reading, streams: STREAMS[reading.kind].of(engine, reading, asked) };
}

type Streams<R extends SeasonSnapshot> = {
  of(engine: Engine, reading: R, asked: Asked): ChanceStreamSource[];
};
type Asked = { readonly week: number | null; readonly game: number | null };

const ROUND: Streams<RoundSnapshot> = {
  of: (engine, reading, { week, game }) =>
    game === null ? weekStreams(engine, reading, week) : [],
};
const DYNASTY: Streams<DynastySnapshot> = {
  of: (engine, reading, { week, game }) =>
    week === null ? gameStreams(engine, reading, game) : [],
};

/** The dice of that week or game; null for all. */
const STREAMS: Readonly<Record<SeasonKind, Streams<SeasonSnapshot>>> = { ROUND, DYNASTY };
