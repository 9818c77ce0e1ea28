import type { AccountRefusal, Entered } from '../../accounts';
import { isRefusal } from './payloads';
import type { SignInDone } from './payloads';

export function signInDone(answer: Entered | AccountRefusal): SignInDone {
  if (isRefusal(answer)) return { refusal: answer, token: null, viewer: null };
  const { secret, account, token } = answer;
  return { refusal: null, token: secret, viewer: { account, token } };
}
