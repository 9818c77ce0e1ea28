import { readLocalId } from '../input/local-ids';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const overturnRuling: MutationField<'overturnRuling'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OverturnRuling',
    rulingId: readLocalId(seasonId, 'rulingId', input.rulingId, 'Ruling'),
  }));
