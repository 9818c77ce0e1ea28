import { ordinalOf } from '../../kernel';
import { amountsView, roundOf } from '../../round';
import type { ProposalRow } from '../../round';
import {
  isProposalPopular,
  isVoter,
  notVotedOn,
  proposalsOf,
  proposalStatus,
  proposalTally,
  votesOn,
} from '../../season';
import { duckOf } from '../ducks/duck-source';
import type { Resolvers } from '../generated/resolvers';
import type { RoundReading } from '../reading';
import { rulesetOf } from '../rulesets/sources';
import { orNull } from '../input/checks';
import { readPlayerOf } from '../input/players';
import { pageByOrdinal } from '../page';
import { printDateTime } from '../scalars/date-time';
import { globalIdOf, playerOf, playerSource, proposalSource } from '../sources';
import { castVote } from './cast-vote';
import { retractProposal } from './retract-proposal';
import type { ArticleEffectSource, ItemsEffectSource } from './sources';
import { submitProposal } from './submit-proposal';

const itemsFields = {
  player: ({ reading, effect }: ItemsEffectSource) =>
    'duckId' in effect
      ? playerOf(reading, duckOf(reading, effect.duckId).row.playerId)
      : playerOf(reading, effect.playerId),
  duck: ({ reading, effect }: ItemsEffectSource) =>
    'duckId' in effect ? duckOf(reading, effect.duckId) : null,
  items: ({ reading, effect }: ItemsEffectSource) => amountsView(reading.state, effect.items),
};

const isOver = ({ state }: RoundReading): boolean => roundOf(state).status === 'ENDED';

const articleFields = {
  anchor: ({ effect }: ArticleEffectSource) => effect.anchor,
  title: ({ effect }: ArticleEffectSource) => effect.title,
  markdown: ({ effect }: ArticleEffectSource) => effect.markdown,
};

export const proposalResolvers: Resolvers = {
  Mutation: { submitProposal, retractProposal, castVote },
  Round: {
    proposals: async (source, { status, class: code, authorId, ...asked }) => {
      const reading = await source.reading();
      const author =
        typeof authorId === 'string' ? readPlayerOf(source.record.id, 'authorId', authorId) : null;
      const filter = { status: orNull(status), class: orNull(code), authorId: author };
      const rows = proposalsOf<ProposalRow>(reading.state, filter, isOver(reading), reading.now);
      return pageByOrdinal(rows, asked, (row) => proposalSource(reading, row));
    },
  },
  Proposal: {
    id: globalIdOf,
    number: ({ row }) => ordinalOf(row.id),
    author: ({ reading, row }) => playerOf(reading, row.authorId),
    class: ({ row }) => row.class,
    title: ({ row }) => row.title,
    text: ({ row }) => row.text,
    effects: ({ reading, row }) => row.effects.map((effect) => ({ reading, effect })),
    used: ({ row }) => row.used,
    submittedAt: ({ row }) => printDateTime(row.submittedAtMs),
    opensAt: ({ row }) => printDateTime(row.opensAtMs),
    closesAt: ({ row }) => printDateTime(row.closesAtMs),
    status: ({ reading, row }) => proposalStatus(row, isOver(reading), reading.now),
    decidedAt: ({ row: { decidedAtMs } }) =>
      decidedAtMs === null ? null : printDateTime(decidedAtMs),
    popularity: ({ row }) => row.popularity,
    popular: ({ reading, row }) => isProposalPopular(reading.state, row),
    tally: ({ reading, row }) => proposalTally(reading.state, row),
    votes: ({ reading, row: proposal }) =>
      votesOn(reading.state, proposal).map((row) => ({ reading, proposal, row })),
    notVoted: ({ reading, row }) =>
      notVotedOn(reading.state, row).map((player) => playerSource(reading, player)),
    revision: ({ reading, row: { revision } }) =>
      revision === null ? null : rulesetOf(reading, revision),
    failure: ({ reading, row: { failure } }) => (failure === null ? null : { reading, failure }),
  },
  Popularity: {
    test: ({ test }) => test,
    votes: (popularity) => ('votes' in popularity ? popularity.votes : null),
    minimumVotes: (popularity) => ('minimumVotes' in popularity ? popularity.minimumVotes : null),
  },
  Vote: {
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    choice: ({ row }) => row.vote,
    castAt: ({ row }) => printDateTime(row.castAtMs),
    counts: ({ reading, proposal, row }) => isVoter(proposal, playerOf(reading, row.playerId).row),
  },
  ProposalEffect: {
    __resolveType: ({ effect: { type } }) => {
      switch (type) {
        case 'AMEND_RULESET':
          return 'AmendRulesetEffect';
        case 'ADD_ARTICLE':
          return 'AddArticleEffect';
        case 'REPLACE_ARTICLE':
          return 'ReplaceArticleEffect';
        case 'REPEAL_ARTICLE':
          return 'RepealArticleEffect';
        case 'GIVE_ITEMS':
          return 'GiveItemsEffect';
        case 'TAKE_ITEMS':
          return 'TakeItemsEffect';
        case 'CORRECT_STANDING':
          return 'CorrectStandingEffect';
        case 'CREATE_DUCK':
          return 'CreateDuckEffect';
        case 'CREATE_WORK':
          return 'CreateWorkEffect';
      }
    },
  },
  AddArticleEffect: {
    ...articleFields,
    evenIfOthersFail: ({ effect }) => effect.evenIfOthersFail,
  },
  ReplaceArticleEffect: articleFields,
  RepealArticleEffect: { anchor: ({ effect }) => effect.anchor },
  AmendRulesetEffect: { patch: ({ effect }) => effect.patch },
  GiveItemsEffect: itemsFields,
  TakeItemsEffect: itemsFields,
  CorrectStandingEffect: {
    player: ({ reading, effect }) => playerOf(reading, effect.playerId),
    joinedAt: ({ effect }) => printDateTime(effect.joinedAtMs),
  },
  CreateDuckEffect: {
    player: ({ reading, effect }) => playerOf(reading, effect.playerId),
    name: ({ effect }) => effect.name,
  },
  EffectFailure: {
    effect: ({ failure }) => failure.effect,
    refusal: ({ reading, failure }) => ({ ...failure.refusal, seasonId: reading.record.id }),
  },
};
