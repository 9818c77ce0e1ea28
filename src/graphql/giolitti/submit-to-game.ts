import type { SeasonId } from '../../kernel';
import type { Scope } from '../../engine';
import type { DynastyCommand } from '../../dynasty';
import type { Context } from '../context/context';
import { readLocal } from '../ids/global-ids';
import type { LocalIds } from '../ids/global-ids';
import type { MutationResult } from '../nodes/sources';
import { submitToDynasty } from '../mutations/submit';

type GameCommand = Extract<DynastyCommand, { readonly gameId: string }>;

type GameInput = {
  readonly gameId: string;
  readonly idempotencyKey?: string | null | undefined;
};

/** Reads a game's id, with its season; throws `BAD_USER_INPUT` for any other id. */
export function readGameId(
  field: string,
  text: string,
): { readonly seasonId: SeasonId; readonly gameId: LocalIds['GiolittiGame'] } {
  const { seasonId, localId } = readLocal('GiolittiGame', field, text, 'game');
  return { seasonId, gameId: localId };
}

/** Sends a game's command. The game's id names the dynasty. */
export const submitToGame = (
  context: Context,
  scope: Scope,
  input: GameInput,
  commandOf: (gameId: LocalIds['GiolittiGame'], seasonId: SeasonId) => GameCommand,
): Promise<MutationResult> =>
  submitToDynasty(
    context,
    scope,
    input,
    () => readGameId('gameId', input.gameId).seasonId,
    ({ seasonId }) => commandOf(readGameId('gameId', input.gameId).gameId, seasonId),
  );
