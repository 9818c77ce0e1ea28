import { LONGEST_REASON, LONGEST_REMINDER, MOST_EFFECTS, MOST_REMINDED } from '../../../season';
import { isDynastyId } from '../../ids/global-ids';
import { readList, readWords } from '../../input/checks';
import { readPlayerOf } from '../../input/local-ids';
import type { MutationField } from '../../mutations/mutation-field';
import type { CorrectByOfficeOf } from '../../../season';
import type { CorrectByOfficeInput } from '../../generated/resolvers';
import { DYNASTY_EFFECT_INPUTS, ROUND_EFFECT_INPUTS } from '../proposals/effect-inputs';
import { submit, submitToItsDynasty, submitToSeason } from '../../mutations/submit';

export const appointToOffice: MutationField<'appointToOffice'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AppointToOffice',
    office: input.office,
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));

export const voteForOffice: MutationField<'voteForOffice'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'VoteForOffice',
    office: input.office,
    playerId:
      typeof input.playerId === 'string'
        ? readPlayerOf(seasonId, 'playerId', input.playerId)
        : null,
  }));

export const resignOffice: MutationField<'resignOffice'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'ResignOffice', office: input.office }));

export const remindPlayers: MutationField<'remindPlayers'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'RemindPlayers',
    office: input.office,
    playerIds: readList('playerIds', input.playerIds, 1, MOST_REMINDED).map((id, at) =>
      readPlayerOf(seasonId, `playerIds.${at}`, id),
    ),
    message: readWords('message', input.message, LONGEST_REMINDER),
  }));

export const correctByOffice: MutationField<'correctByOffice'> = (_root, { input }, context) =>
  isDynastyId(input.seasonId)
    ? submitToItsDynasty(context, 'PLAY', input, ({ seasonId }) =>
        correction(input, DYNASTY_EFFECT_INPUTS.read(seasonId, effectsOf(input), input.reason)),
      )
    : submit(context, 'PLAY', input, ({ seasonId }) =>
        correction(input, ROUND_EFFECT_INPUTS.read(seasonId, effectsOf(input), input.reason)),
      );

const effectsOf = ({ effects }: CorrectByOfficeInput) =>
  readList('effects', effects, 1, MOST_EFFECTS);

const correction = <Effect>(
  { office, reason }: CorrectByOfficeInput,
  effects: readonly Effect[],
): CorrectByOfficeOf<Effect> => ({
  type: 'CorrectByOffice',
  office,
  effects,
  reason: readWords('reason', reason, LONGEST_REASON),
});
