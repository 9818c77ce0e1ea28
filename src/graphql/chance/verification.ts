import { needReading, reader } from '../context/access';
import type { Context } from '../context/context';
import { gameOf } from '../snapshots/games';
import type { QueryVerificationArgs } from '../generated/resolvers';
import { readSeasonId } from '../ids/global-ids';
import { orNull } from '../input/checks';
import type { VerificationSource } from './verification-source';

export async function verification(
  _root: unknown,
  args: QueryVerificationArgs,
  context: Context,
): Promise<VerificationSource> {
  const account = reader(context)?.account.id ?? null;
  const reading = await needReading(context, readSeasonId('seasonId', args.seasonId), account);
  const { engine } = context.deps;
  const asked = { week: orNull(args.week), game: orNull(args.game) };
  return { reading, streams: gameOf(reading).streams(engine, reading, asked) };
}
