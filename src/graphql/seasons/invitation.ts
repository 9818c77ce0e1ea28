import type { SeasonRecord } from '../../engine';
import { withoutBlanks } from '../../kernel';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';

const LONGEST_CODE = 100;
const LONGEST_LINK = 500;
/** As `accounts.code` makes them, after what links and quotation marks put before, and before what follows. */
const CODE = /^(?:.*\/join\/|[\W_]*?)([\w-]{22})(?:[^A-Za-z0-9].*)?$/s;

/** The code in what was pasted: with blanks, in its link, or with the end of the sentence around it. */
export function inviteCodeIn(pasted: string): string {
  if (pasted.length > LONGEST_LINK) return pasted;
  const text = withoutBlanks(pasted);
  return CODE.exec(text)?.[1] ?? text;
}

/** What `attempt` gives, unless the address has guessed too often; what is wrong counts as a guess. */
export async function limitGuesses<T>(
  { deps: { inviteGuesses }, address }: Context,
  attempt: () => Promise<T>,
  isWrong: (found: T) => boolean,
): Promise<T> {
  if (inviteGuesses === undefined) return attempt();
  const over = await inviteGuesses.over(address);
  if (over !== null) throw over;
  const found = await attempt();
  if (isWrong(found)) await inviteGuesses.wrong(address);
  return found;
}

/** The season to which the code invites; null for a wrong one, which counts as a guess. */
export function findInvited(context: Context, pasted: string): Promise<SeasonRecord | null> {
  const code = inviteCodeIn(pasted);
  if (code.length < 1 || code.length > LONGEST_CODE || /[\0\p{Cs}]/u.test(code)) {
    throw badInput('code', `1 to ${LONGEST_CODE} characters`);
  }
  return limitGuesses(
    context,
    () => context.deps.engine.invited(code),
    (found) => found === null,
  );
}
