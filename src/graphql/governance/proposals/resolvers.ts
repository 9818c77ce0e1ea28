import { ordinalOf, required } from '../../../kernel';
import type { SeasonSnapshot } from '../../../engine';
import { amountsView as pegsView } from '../../../dynasty';
import { amountsView } from '../../../round';
import { findOffice, settlesEarly, usableClasses, voteFormulaWords } from '../../../rulesets';
import {
  isProposalPopular,
  isVoter,
  majorityOf,
  playersWithoutVote,
  proposalsOf,
  proposalStatus,
  proposalTally,
  trackedOf,
  vetoOf,
  votesOn,
} from '../../../season';
import type { ProposalState } from '../../../season';
import { duckOf } from '../../ducks/sources';
import type { Resolvers, RoundProposalsArgs } from '../../generated/resolvers';
import { gameSource } from '../../giolitti/sources';
import { rulesetIn, rulesetOf } from '../../rulesets/sources';
import { orNull } from '../../input/checks';
import { readPlayerOf } from '../../input/local-ids';
import { pageByOrdinal } from '../../pagination/page';
import { seasonView } from '../../snapshots/season-view';
import type { SeasonSource } from '../../snapshots/season-source';
import { printDateTime } from '../../scalars/date-time';
import { globalIdOf, playerOf, playerSource, proposalSource } from '../../nodes/sources';
import type { DuckSource, ProposalSource } from '../../nodes/sources';
import { castVote, retractProposal, submitProposal, vetoProposal } from './mutations';
import { plannerOf } from './plan-effects';
import { previewFields, previewProposal } from './preview-proposal';
import { correctionResolvers } from './correction-resolvers';
import type { ArticleEffectSource, ItemsEffectSource } from './sources';

const itsDuck = ({ reading, effect }: ItemsEffectSource): DuckSource | null =>
  reading.kind === 'ROUND' && 'duckId' in effect ? duckOf(reading, effect.duckId) : null;

const itemsFields = {
  player: (source: ItemsEffectSource) => {
    const { reading, effect } = source;
    if ('playerId' in effect) return playerOf(reading, effect.playerId);
    return playerOf(reading, required(itsDuck(source), 'whose the items are').row.playerId);
  },
  duck: itsDuck,
  items: ({ reading, effect: { items } }: ItemsEffectSource) =>
    reading.kind === 'ROUND' ? amountsView(reading.state, items) : pegsView(items),
};

const isOver = (reading: SeasonSnapshot): boolean => seasonView(reading).endedAtMs !== null;

/** In the order of submission, in either game. */
async function proposals(
  source: SeasonSource,
  { status, class: code, authorId, ...asked }: RoundProposalsArgs,
) {
  const reading = await source.reading();
  const author =
    typeof authorId === 'string' ? readPlayerOf(source.record.id, 'authorId', authorId) : null;
  const filter = { status: orNull(status), class: orNull(code), authorId: author };
  const state: ProposalState<ProposalSource['row']> = reading.state;
  const rows = proposalsOf<ProposalSource['row']>(state, filter, isOver(reading), reading.now);
  return pageByOrdinal(rows, asked, (row) => proposalSource(reading, row));
}

const articleFields = {
  anchor: ({ effect }: ArticleEffectSource) => effect.anchor,
  title: ({ effect }: ArticleEffectSource) => effect.title,
  markdown: ({ effect }: ArticleEffectSource) => effect.markdown,
};

export const proposalResolvers: Resolvers = {
  Query: { previewProposal },
  Mutation: { submitProposal, retractProposal, castVote, vetoProposal },
  ProposalPreview: previewFields,
  Round: { proposals },
  Dynasty: { proposals },
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
    popularity: ({ reading, row }) => ({
      popularity: row.popularity,
      ruleset: rulesetIn(reading),
    }),
    popular: ({ reading, row }) =>
      isProposalPopular(reading.state, row, {
        tracked: trackedOf(reading.state, rulesetIn(reading), null),
        classes: usableClasses(rulesetIn(reading)),
      }),
    tally: ({ reading, row }) => proposalTally(reading.state, row),
    votes: ({ reading, row: proposal }) =>
      votesOn(reading.state, proposal).map((row) => ({ reading, proposal, row })),
    notVoted: ({ reading, row }) =>
      playersWithoutVote(reading.state, row).map((player) => playerSource(reading, player)),
    revision: ({ reading, row: { revision } }) =>
      revision === null ? null : rulesetOf(reading, revision),
    failure: ({ reading, row: { failure } }) => (failure === null ? null : { reading, failure }),
    veto: ({ reading, row }) => {
      const veto = vetoOf(reading.state, row);
      return veto === null ? null : { reading, veto };
    },
    preview: ({ reading, row }) =>
      row.effects.length === 0 || row.decidedAtMs !== null
        ? null
        : { reading, plan: plannerOf(reading).planProposal(reading, row) },
  },
  Popularity: {
    test: ({ popularity: { test } }) => test,
    votes: ({ popularity }) => ('votes' in popularity ? popularity.votes : null),
    minimumVotes: ({ popularity }) =>
      'minimumVotes' in popularity ? popularity.minimumVotes : null,
    formula: ({ popularity, ruleset }) =>
      'formula' in popularity ? voteFormulaWords(popularity.formula, ruleset) : null,
    oldestFirst: ({ popularity }) => ('oldestFirst' in popularity ? popularity.oldestFirst : null),
    settles: ({ popularity }) => (popularity.test === 'FORMULA' ? settlesEarly(popularity) : null),
    quorum: ({ popularity }) =>
      popularity.test === 'QUORUM' && popularity.quorum !== undefined
        ? voteFormulaWords(popularity.quorum, {}, 'QUORUM')
        : null,
    grave: ({ popularity: { grave } }) =>
      grave === undefined ? null : voteFormulaWords(majorityOf(grave.majority), {}, 'QUORUM'),
  },
  ProposalVeto: {
    office: ({ veto }) => veto.office,
    title: ({ reading, veto }) => findOffice(rulesetIn(reading), veto.office)?.title ?? veto.office,
    player: ({ reading, veto }) => playerOf(reading, veto.playerId),
    why: ({ veto }) => veto.reason,
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
        case 'CORRECT_MAGISTRELLI':
          return 'CorrectMagistrelliEffect';
        case 'CORRECT_MODA':
          return 'CorrectModaEffect';
        case 'CHANGE_MASK':
          return 'ChangeMaskEffect';
        case 'VOID_GAME':
          return 'VoidGameEffect';
        case 'SET_STAKES':
          return 'SetStakesEffect';
        case 'SET_SCORE':
          return 'SetScoreEffect';
        case 'SET_VALUE':
          return 'SetValueEffect';
        case 'MOVE_ITEMS':
          return 'MoveItemsEffect';
        case 'VOID_TRADE':
          return 'VoidTradeEffect';
        case 'VOID_TABLE':
          return 'VoidTableEffect';
        case 'VOID_SECRET_ACTION':
          return 'VoidSecretActionEffect';
        case 'END_JUDGE_TERM':
          return 'EndJudgeTermEffect';
        case 'REPLACE_HOST':
          return 'ReplaceHostEffect';
        case 'REMOVE_PLAYER':
          return 'RemovePlayerEffect';
        case 'CLOSE_SEASON':
          return 'CloseSeasonEffect';
        case 'PAUSE_SEASON':
          return 'PauseSeasonEffect';
        case 'RESUME_SEASON':
          return 'ResumeSeasonEffect';
        case 'REPLACE_DEALER':
          return 'ReplaceDealerEffect';
        case 'DECLARE_VICTOR':
          return 'DeclareVictorEffect';
        case 'SET_TERM':
          return 'SetTermEffect';
        case 'CORRECT_HAND':
          return 'CorrectHandEffect';
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
  CorrectMagistrelliEffect: {
    player: ({ reading, effect }) => playerOf(reading, effect.playerId),
    magistrelli: ({ effect }) => effect.magistrelli,
  },
  CorrectModaEffect: { mask: ({ effect }) => effect.mask, moda: ({ effect }) => effect.moda },
  ChangeMaskEffect: {
    player: ({ reading, effect }) => playerOf(reading, effect.playerId),
    mask: ({ effect }) => effect.mask,
  },
  VoidGameEffect: {
    game: ({ reading, effect }) => gameSource(reading, reading.state.need('games', effect.gameId)),
  },
  SetStakesEffect: {
    game: ({ reading, effect }) => gameSource(reading, reading.state.need('games', effect.gameId)),
    stakes: ({ effect }) => effect.stakes,
  },
  SetScoreEffect: {
    game: ({ reading, effect }) => gameSource(reading, reading.state.need('games', effect.gameId)),
    player: ({ reading, effect }) => playerOf(reading, effect.playerId),
    score: ({ effect }) => effect.score,
  },
  ...correctionResolvers,
  EffectFailure: {
    effect: ({ failure }) => failure.effect,
    refusal: ({ reading, failure }) => ({ ...failure.refusal, seasonId: reading.record.id }),
  },
};
