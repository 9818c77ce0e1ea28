import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutation-field';
import { submitToSeason } from '../submit';

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
