import type { SeasonId } from '../../../kernel';
import { LONGEST_PROPOSAL, LONGEST_TITLE, LONGEST_REASON } from '../../../season';
import type { SubmitProposalOf } from '../../../season';
import { isDynastyId } from '../../ids/global-ids';
import type { LocalIds } from '../../ids/global-ids';
import { readLocalOf } from '../../input/local-ids';
import type { SubmitProposalInput } from '../../generated/resolvers';
import { readName, readWords } from '../../input/checks';
import type { MutationField } from '../../mutations/mutation-field';
import { submit, submitToItsDynasty, submitToSeason } from '../../mutations/submit';
import { DYNASTY_EFFECT_INPUTS, ROUND_EFFECT_INPUTS } from './effect-inputs';

/** The proposal's id within the season; an id from another season becomes one that never exists. */
const readProposalOf = (season: SeasonId, id: string): LocalIds['Proposal'] =>
  readLocalOf(season, 'Proposal', 'proposalId', id, 'proposal');

export const submitProposal: MutationField<'submitProposal'> = (_root, { input }, context) =>
  isDynastyId(input.seasonId)
    ? submitToItsDynasty(context, 'PLAY', input, ({ seasonId }) =>
        commandOf(input, (text) => DYNASTY_EFFECT_INPUTS.read(seasonId, input.effects ?? [], text)),
      )
    : submit(context, 'PLAY', input, ({ seasonId }) =>
        commandOf(input, (text) => ROUND_EFFECT_INPUTS.read(seasonId, input.effects ?? [], text)),
      );

function commandOf<Effect>(
  input: SubmitProposalInput,
  readEffectsOf: (text: string) => readonly Effect[],
): SubmitProposalOf<Effect> {
  const text = readWords('text', input.text ?? '', LONGEST_PROPOSAL);
  return {
    type: 'SubmitProposal',
    class: input.class ?? null,
    title: readName('title', input.title, LONGEST_TITLE),
    text,
    effects: readEffectsOf(text),
  };
}

export const retractProposal: MutationField<'retractProposal'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'RetractProposal',
    proposalId: readProposalOf(seasonId, input.proposalId),
  }));

export const castVote: MutationField<'castVote'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CastVote',
    proposalId: readProposalOf(seasonId, input.proposalId),
    vote: input.vote,
  }));

export const vetoProposal: MutationField<'vetoProposal'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'VetoProposal',
    office: input.office,
    proposalId: readProposalOf(seasonId, input.proposalId),
    reason: readWords('reason', input.reason, LONGEST_REASON),
  }));
