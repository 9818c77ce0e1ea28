import type { SeasonRecord } from '../../engine';
import { withoutBlanks } from '../../kernel';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';

const LONGEST_CODE = 100;
const LONGEST_LINK = 500;
/**
 * A code from `inviteCodeFor`. A link or quotation mark may come before it, and other text after
 * it.
 */
const CODE = /^(?:.*\/join\/|[\W_]*?)([\w-]{22})(?:[^A-Za-z0-9].*)?$/s;

/** The code in a pasted text: with blanks, in a link, or at the end of a sentence. */
export function inviteCodeIn(pasted: string): string {
  if (pasted.length > LONGEST_LINK) return pasted;
  const text = withoutBlanks(pasted);
  return CODE.exec(text)?.[1] ?? text;
}

/**
 * Runs `attempt`, unless the address has guessed wrong too often. A result for which `isWrong` is
 * true counts as a wrong guess.
 */
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

/** The season of the invitation code; null for a wrong code, which counts as a guess. */
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
