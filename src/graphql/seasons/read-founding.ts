import { sha256OfText } from '../../kernel';
import type { AccountId } from '../../kernel';
import { LONGEST_DESCRIPTION, LONGEST_PLAYER_NAME, LONGEST_SEASON_NAME } from '../../season';
import { requireScope } from '../context/access';
import type { Context } from '../context/context';
import { readKey, readName, readPersonName, readWords } from '../input/checks';

type Optional<T> = T | null | undefined;
type FoundingInput = {
  readonly name: string;
  readonly description?: Optional<string>;
  readonly visibility?: Optional<'PUBLIC' | 'INVITATION'>;
  readonly playerName?: Optional<string>;
  readonly idempotencyKey?: Optional<string>;
};

export const readSeasonName = (name: string): string => readName('name', name, LONGEST_SEASON_NAME);

/** Reads a season's description, in one Unicode form. */
export const readDescription = (text: string): string =>
  readWords('description', text.normalize('NFC'), LONGEST_DESCRIPTION).trim();

/**
 * Reads the settings for a new season of either game. A repeated key gives the same invitation
 * code.
 */
export function readFounding(
  context: Context,
  account: AccountId,
  mutation: 'createRound' | 'createDynasty',
  input: FoundingInput,
) {
  const { deps } = context;
  if (typeof input.playerName === 'string') requireScope(context, 'PLAY');
  const key = readKey(input.idempotencyKey);
  const name = readSeasonName(input.name);
  const description = readDescription(input.description ?? '');
  const visibility = input.visibility ?? 'PUBLIC';
  const inviteCode =
    visibility === 'PUBLIC' ? null : deps.accounts.inviteCodeFor(account, mutation, key);
  return {
    key,
    inviteCode,
    founding: {
      name,
      ...(description === '' ? {} : { description }),
      visibility,
      inviteHash: inviteCode === null ? null : sha256OfText(inviteCode),
      ...(inviteCode === null ? {} : { newCode: inviteCode }),
      ...(typeof input.playerName === 'string' && {
        playerName: readPersonName('playerName', input.playerName, LONGEST_PLAYER_NAME),
      }),
    },
  };
}
