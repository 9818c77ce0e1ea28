import { needReading, reader } from '../access';
import type { Context } from '../context';
import type { QueryVerificationArgs } from '../generated/resolvers';
import { readSeasonId } from '../ids';
import { orNull } from '../input/checks';
import { gameStreams } from './game-streams';
import type { VerificationSource } from './verification-source';
import { weekStreams } from './week-streams';

export async function verification(
  _root: unknown,
  args: QueryVerificationArgs,
  context: Context,
): Promise<VerificationSource> {
  const account = reader(context)?.account.id ?? null;
  const reading = await needReading(context, readSeasonId('seasonId', args.seasonId), account);
  const { engine } = context.deps;
  const [week, game] = [orNull(args.week), orNull(args.game)];
  if (reading.kind === 'ROUND') {
    return { reading, streams: game === null ? weekStreams(engine, reading, week) : [] };
  }
  return { reading, streams: week === null ? gameStreams(engine, reading, game) : [] };
}
