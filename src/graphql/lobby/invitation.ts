import type { SeasonRecord } from '../../engine';
import type { Context } from '../context';
import { badInput } from '../fault';

const LONGEST_CODE = 100;

/** What `attempt` gives, unless the address has guessed too often; what is wrong counts as a guess. */
export async function guessed<T>(
  { deps: { guesses }, address }: Context,
  attempt: () => Promise<T>,
  isWrong: (found: T) => boolean,
): Promise<T> {
  if (guesses === undefined) return attempt();
  const over = await guesses.over(address);
  if (over !== null) throw over;
  const found = await attempt();
  if (isWrong(found)) await guesses.wrong(address);
  return found;
}

/** The season to which the code invites; null for a wrong one, which counts as a guess. */
export function findInvited(context: Context, code: string): Promise<SeasonRecord | null> {
  if (code.length < 1 || code.length > LONGEST_CODE || /[\0\p{Cs}]/u.test(code)) {
    throw badInput('code', `1 to ${LONGEST_CODE} characters`);
  }
  return guessed(
    context,
    () => context.deps.engine.invited(code),
    (found) => found === null,
  );
}
