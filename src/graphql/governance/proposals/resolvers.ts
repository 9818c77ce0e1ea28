import { ordinalOf, required } from '../../../kernel';
import type { SeasonSnapshot } from '../../../engine';
import { amountsView as pegsView } from '../../../dynasty';
import { amountsView, transferView } from '../../../round';
import {
  findOffice,
  GRAVE_WORDS,
  settlesEarly,
  usableClasses,
  voteFormulaWords,
} from '../../../rulesets';
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
import { meteredInSteps } from '../../context/metered';
import { duckOf } from '../../ducks/sources';
import type { Resolvers, RoundProposalsArgs } from '../../generated/resolvers';
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
import { effectTypeName } from './effect-input';
import { effectKindResolvers } from './effect-kinds';
import type { ItemsEffectSource } from './sources';

const itsDuck = ({ snapshot, effect }: ItemsEffectSource): DuckSource | null =>
  snapshot.kind === 'ROUND' && 'duckId' in effect ? duckOf(snapshot, effect.duckId) : null;

const itemsFields = {
  player: (source: ItemsEffectSource) => {
    const { snapshot, effect } = source;
    if ('playerId' in effect) return playerOf(snapshot, effect.playerId);
    return playerOf(snapshot, required(itsDuck(source), 'whose the items are').row.playerId);
  },
  duck: itsDuck,
  items: ({ snapshot, effect: { items } }: ItemsEffectSource) =>
    snapshot.kind === 'ROUND' ? amountsView(snapshot.state, items) : pegsView(items),
};

const isOver = (snapshot: SeasonSnapshot): boolean => seasonView(snapshot).endedAtMs !== null;

/** In order of submission, in either game. */
async function proposals(
  source: SeasonSource,
  { status, class: code, authorId, ...asked }: RoundProposalsArgs,
) {
  const snapshot = await source.snapshot();
  const author =
    typeof authorId === 'string' ? readPlayerOf(source.record.id, 'authorId', authorId) : null;
  const filter = { status: orNull(status), class: orNull(code), authorId: author };
  const state: ProposalState<ProposalSource['row']> = snapshot.state;
  const rows = proposalsOf<ProposalSource['row']>(state, filter, isOver(snapshot), snapshot.now);
  return pageByOrdinal(rows, asked, (row) => proposalSource(snapshot, row));
}

export const proposalResolvers: Resolvers = {
  Query: { previewProposal },
  Mutation: { submitProposal, retractProposal, castVote, vetoProposal },
  ProposalPreview: previewFields,
  Round: { proposals },
  Dynasty: { proposals },
  Proposal: {
    id: globalIdOf,
    number: ({ row }) => ordinalOf(row.id),
    author: ({ snapshot, row }) => playerOf(snapshot, row.authorId),
    class: ({ row }) => row.class,
    title: ({ row }) => row.title,
    text: ({ row }) => row.text,
    effects: ({ snapshot, row }) => row.effects.map((effect) => ({ snapshot, effect })),
    used: ({ row }) => row.used,
    submittedAt: ({ row }) => printDateTime(row.submittedAtMs),
    opensAt: ({ row }) => printDateTime(row.opensAtMs),
    closesAt: ({ row }) => printDateTime(row.closesAtMs),
    status: ({ snapshot, row }) => proposalStatus(row, isOver(snapshot), snapshot.now),
    decidedAt: ({ row: { decidedAtMs } }) =>
      decidedAtMs === null ? null : printDateTime(decidedAtMs),
    popularity: ({ snapshot, row }) => ({
      popularity: row.popularity,
      ruleset: rulesetIn(snapshot),
    }),
    popular: ({ snapshot, row }) =>
      isProposalPopular(snapshot.state, row, {
        tracked: trackedOf(snapshot.state, rulesetIn(snapshot), null),
        classes: usableClasses(rulesetIn(snapshot)),
      }),
    tally: ({ snapshot, row }) => proposalTally(snapshot.state, row),
    votes: ({ snapshot, row: proposal }) =>
      votesOn(snapshot.state, proposal).map((row) => ({ snapshot, proposal, row })),
    notVoted: ({ snapshot, row }) =>
      playersWithoutVote(snapshot.state, row).map((player) => playerSource(snapshot, player)),
    revision: ({ snapshot, row: { revision } }) =>
      revision === null ? null : rulesetOf(snapshot, revision),
    failure: ({ snapshot, row: { failure } }) => (failure === null ? null : { snapshot, failure }),
    veto: ({ snapshot, row }) => {
      const veto = vetoOf(snapshot.state, row);
      return veto === null ? null : { snapshot, veto };
    },
    preview: async ({ snapshot, row }, _args, context) =>
      row.effects.length === 0 || row.decidedAtMs !== null
        ? null
        : {
            snapshot,
            plan: await meteredInSteps(context, snapshot, () =>
              plannerOf(snapshot).planProposal(snapshot, row),
            ),
          },
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
    graveDeeds: ({ popularity: { grave } }) =>
      (grave?.because ?? []).map((deed) => GRAVE_WORDS[deed]),
  },
  ProposalVeto: {
    office: ({ veto }) => veto.office,
    title: ({ snapshot, veto }) =>
      findOffice(rulesetIn(snapshot), veto.office)?.title ?? veto.office,
    player: ({ snapshot, veto }) => playerOf(snapshot, veto.playerId),
    why: ({ veto }) => veto.reason,
  },
  Vote: {
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    choice: ({ row }) => row.vote,
    castAt: ({ row }) => printDateTime(row.castAtMs),
    counts: ({ snapshot, proposal, row }) =>
      isVoter(proposal, playerOf(snapshot, row.playerId).row),
  },
  ProposalEffect: {
    __resolveType: ({ effect: { type } }) => effectTypeName(type),
  },
  GiveItemsEffect: itemsFields,
  TakeItemsEffect: itemsFields,
  MoveItemsEffect: {
    transfers: ({ snapshot, effect: { from, to, items } }) =>
      items.map((amount) => ({
        snapshot,
        transfer: transferView(snapshot.state, { from, to, ...amount }),
      })),
  },
  CorrectHandEffect: { score: ({ effect }) => effect.total },
  ...effectKindResolvers,
  EffectFailure: {
    effect: ({ failure }) => failure.effect,
    refusal: ({ snapshot, failure }) => ({ ...failure.refusal, seasonId: snapshot.record.id }),
  },
};
