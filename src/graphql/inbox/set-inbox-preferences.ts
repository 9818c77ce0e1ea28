import { requireScope } from '../context/access';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';

export const setInboxPreferences: MutationField<'setInboxPreferences'> = async (
  _root,
  { input },
  context,
) => {
  const { id } = requireScope(context, 'PLAY').account;
  readKey(input.idempotencyKey);
  const muted = [...new Set(input.muted)];
  await context.deps.accounts.muteInbox(id, muted);
  return { refusal: null, preferences: { muted } };
};
