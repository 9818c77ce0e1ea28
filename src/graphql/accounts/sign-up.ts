import { readKey, readPersonName } from '../input/checks';
import { readHandle, readPassword } from '../input/handles';
import type { MutationField } from '../mutations/mutation-field';
import { signInDone } from './sign-in-done';

export const signUp: MutationField<'signUp'> = async (_root, { input }, context) => {
  const handle = readHandle(input.handle);
  const answer = await context.deps.accounts.signUp({
    handle,
    password: readPassword(input.password),
    displayName:
      typeof input.displayName === 'string'
        ? readPersonName('displayName', input.displayName, 40)
        : readPersonName('handle', handle, 40),
    idempotencyKey: readKey(input.idempotencyKey),
    from: { address: context.address, viewer: context.viewer?.account ?? null },
  });
  return signInDone(context, answer);
};
