import { scoreHand } from '../../round';
import type { HandScore } from '../../round';
import type { Context } from '../context/context';
import type { QueryScoreHandArgs } from '../generated/resolvers';
import { readTrial } from './trial';

export async function scoreHandField(
  _root: unknown,
  args: QueryScoreHandArgs,
  context: Context,
): Promise<HandScore> {
  const { ruleset, cards, tracked, trackedOfCard } = await readTrial(args, context, {
    procedure: 'SCORE',
    expected: 'one whose hands are ranked by a score; rankHand is for the others',
  });
  return scoreHand(ruleset, cards, tracked, trackedOfCard);
}
