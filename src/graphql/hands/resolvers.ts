import {
  isHandSize,
  pokerRankView,
  rankPoker,
  scoreHand,
  handsOf,
  handView,
  rankView,
  rulesetOf,
} from '../../round';
import type { PokerRankView, HandScore } from '../../round';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import type { QueryRankHandArgs, QueryScoreHandArgs, Resolvers } from '../generated/resolvers';
import { readCards } from '../input/cards';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { orNull } from '../input/checks';
import { printDateTime } from '../scalars/date-time';
import { expectedAt } from '../snapshots/season-view';
import { globalIdOf, handSource, playerOf } from '../nodes/sources';
import { readHand } from './read-hand';

async function rankHandField(
  _root: unknown,
  args: QueryRankHandArgs,
  context: Context,
): Promise<PokerRankView> {
  const { ruleset, cards } = await readHand(args, context, {
    procedure: 'POKER',
    expected: 'one whose hands are ranked as in poker; scoreHand is for the others',
  });
  if (!isHandSize(ruleset, cards)) throw badInput('cards', 'as many cards as a hand has');
  return pokerRankView(ruleset, rankPoker(ruleset, cards));
}

async function scoreHandField(
  _root: unknown,
  args: QueryScoreHandArgs,
  context: Context,
): Promise<HandScore> {
  const { ruleset, cards, tracked, trackedOfCard } = await readHand(args, context, {
    procedure: 'SCORE',
    expected: 'one whose hands are ranked by a score; rankHand is for the others',
  });
  return scoreHand(ruleset, cards, tracked, trackedOfCard);
}

/** Accepts an empty hand: the engine refuses it under the rules. */
const presentHand: MutationField<'presentHand'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'PresentHand',
    cards: readCards('cards', input.cards, 0),
  }));

export const handResolvers: Resolvers = {
  Query: { scoreHand: scoreHandField, rankHand: rankHandField },
  Mutation: { presentHand },
  Round: {
    hands: async (source, { week }) => {
      const snapshot = await source.snapshot();
      return handsOf(snapshot.state, orNull(week)).map((row) => handSource(snapshot, row));
    },
  },
  Hand: {
    id: globalIdOf,
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    cards: ({ snapshot, row }) => handView(snapshot.state, row).cards,
    week: ({ row }) => row.week,
    status: ({ row }) => row.status,
    failure: ({ snapshot, row: { status, actionId } }) => {
      if (status !== 'FAILED') return null;
      if (actionId === null) return 'WITHDRAWN';
      return snapshot.state.need('secretActions', actionId).failure;
    },
    placement: ({ row }) => row.placement,
    presentedAt: ({ row: { presentedAtMs } }) =>
      presentedAtMs === null ? null : printDateTime(presentedAtMs),
    placesAt: ({ snapshot, row: { placesAtMs } }) =>
      placesAtMs === null ? null : printDateTime(expectedAt(snapshot, placesAtMs)),
    score: ({ snapshot, row }) => rankView(rulesetOf(snapshot.state), row.score).score,
    poker: ({ snapshot, row }) => rankView(rulesetOf(snapshot.state), row.score).poker,
  },
};
