import { requireScope } from '../context/access';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';

export const createStreamTicket: MutationField<'createStreamTicket'> = (
  _root,
  { input },
  context,
) => {
  const viewer = requireScope(context, 'READ');
  readKey(input?.idempotencyKey);
  return { refusal: null, ...context.deps.accounts.streamTicket(viewer) };
};
