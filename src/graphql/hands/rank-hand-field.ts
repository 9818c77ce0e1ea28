import { isHandSize, pokerRankView, rankPoker } from '../../round';
import type { PokerRankView } from '../../round';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import type { QueryRankHandArgs } from '../generated/resolvers';
import { readTrial } from './trial';

export async function rankHandField(
  _root: unknown,
  args: QueryRankHandArgs,
  context: Context,
): Promise<PokerRankView> {
  const { ruleset, cards } = await readTrial(args, context, {
    procedure: 'POKER',
    expected: 'one whose hands are ranked as in poker; scoreHand is for the others',
  });
  if (!isHandSize(ruleset, cards)) throw badInput('cards', 'as many cards as a hand has');
  return pokerRankView(ruleset, rankPoker(ruleset, cards));
}
