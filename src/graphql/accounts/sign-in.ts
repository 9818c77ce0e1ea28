import { createHash } from 'node:crypto';
import { readKey } from '../input/checks';
import { handleIn } from '../input/handles';
import type { MutationField } from '../mutations/mutation-field';
import { signInDone } from './sign-in-done';

/** No password has as many UTF-16 units, in whatever form it is typed. */
const TOO_LONG = 2_001;

/** A password as it is tried, which need not be one. */
export const asTried = (password: string): string => password.slice(0, TOO_LONG);

export const signIn: MutationField<'signIn'> = async (_root, { input }, context) => {
  const answer = await context.deps.accounts.signIn({
    handle: asHandle(input.handle),
    password: asTried(input.password),
    idempotencyKey: readKey(input.idempotencyKey),
    from: { address: context.address, viewer: context.viewer?.account ?? null },
  });
  return signInDone(context, answer);
};

/** What cannot be anybody's handle is looked up, and counted, like any other. */
function asHandle(written: string): string {
  const handle = handleIn(written);
  if (handle !== null) return handle;
  return `!${createHash('sha256').update(written.toLowerCase()).digest('base64url')}`;
}
