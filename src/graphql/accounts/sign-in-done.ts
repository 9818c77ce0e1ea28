import type { AccountRefusal, Entered } from '../../accounts';
import type { Context } from '../context/context';
import { isRefusal } from './sources';
import type { SignInPayloadSource } from './sources';

export function signInDone(
  { deps }: Context,
  answer: Entered | AccountRefusal,
): SignInPayloadSource {
  if (isRefusal(answer)) return { refusal: answer, token: null, viewer: null };
  const { secret, account, token, ended } = answer;
  for (const id of ended) deps.feed.tokenRevoked(id);
  return { refusal: null, token: secret, viewer: { account, token } };
}
