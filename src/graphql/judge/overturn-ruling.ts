import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const overturnRuling: MutationField<'overturnRuling'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OverturnRuling',
    rulingId: readLocalOf(seasonId, 'Ruling', 'rulingId', input.rulingId),
  }));
