import { readKey, readPersonName } from '../input/checks';
import { readGuestKey } from '../input/handles';
import type { MutationField } from '../mutations/mutation-field';
import { signInDone } from './sign-in-done';

export const startGuest: MutationField<'startGuest'> = async (_root, { input }, context) => {
  const answer = await context.deps.accounts.startGuest({
    displayName: readPersonName('displayName', input.displayName, 40),
    idempotencyKey: readGuestKey(readKey(input.idempotencyKey)),
  });
  return signInDone(context, answer);
};
