import { VALUE_FIELDS } from '../../season';
import type { SetValueEffect } from '../../season';
import { readFields } from '../input/input-fields';
import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';
import { readOneCard } from '../input/cards';
import { readPlayerOf } from '../input/local-ids';

export const setValue: MutationField<'setValue'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'SetValue',
    ...readFields<Omit<SetValueEffect, 'type'>>(VALUE_FIELDS, seasonId, '', input),
  }));

export const takeAction: MutationField<'takeAction'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'TakeAction',
    action: input.action,
    playerId:
      typeof input.playerId === 'string'
        ? readPlayerOf(seasonId, 'playerId', input.playerId)
        : null,
    ...(input.card ? { card: readOneCard('card', input.card) } : {}),
  }));
