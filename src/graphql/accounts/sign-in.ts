import { readKey } from '../input/checks';
import { isHandle } from '../input/handles';
import type { MutationField } from '../mutation-field';
import { signInDone } from './sign-in-done';

/** No password has as many UTF-16 units. */
const TOO_LONG = 401;

/** What can be nobody's handle is looked up like any other, as long as it can be. */
export const signIn: MutationField<'signIn'> = async (_root, { input }, context) => {
  const answer = await context.deps.accounts.signIn({
    handle: isHandle(input.handle) ? input.handle : '',
    password: input.password.slice(0, TOO_LONG),
    idempotencyKey: readKey(input.idempotencyKey),
  });
  return signInDone(context, answer);
};
