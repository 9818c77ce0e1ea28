import { instantOf } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const advanceClock: MutationField<'advanceClock'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, () => ({ type: 'AdvanceClock', toMs: instantOf(input.to) }));
