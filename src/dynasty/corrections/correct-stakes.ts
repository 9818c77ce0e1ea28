/**
 * A vote or an office can correct the stakes until the Fine, within the limits of the game's own
 * rules. Bets placed before keep the Juice at which they were placed [rulings L4, V24].
 */
import { ordinalOf } from '../../kernel';
import type { ProposalId } from '../../season';
import { itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { unlessCorrectable } from '../model/games';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { environmentOf, participantsOf, patchGame } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import type { GameId } from '../model/ids';
import type { GameStakesCorrected } from './events';

type NewStakes = { readonly gameId: GameId; readonly stakes: number };

export const unlessStakes = (
  state: DynastyState,
  { gameId, stakes }: NewStakes,
): DynastyRefusal | null =>
  unlessCorrectable(state, gameId) ?? unlessInRules(state, gameId, stakes);

function unlessInRules(state: DynastyState, gameId: GameId, stakes: number): DynastyRefusal | null {
  const { start: least, maximum: most } = environmentOf(state, state.need('games', gameId)).stakes;
  return stakes >= least && stakes <= most
    ? null
    : refuse('STAKES_BEYOND_RULES', 'play', { gameId, least, most });
}

/** `proposalId`: null for a correction by an office. */
export function correctStakes(
  turn: DynastyTurn,
  { gameId, stakes: after }: NewStakes,
  proposalId: ProposalId | null,
): void {
  const { stakes: before } = turn.state.need('games', gameId);
  turn.emit({ type: 'GameStakesCorrected', gameId, proposalId, before, after });
}

export const gameStakesCorrected: DynastyEventRecord<GameStakesCorrected> = {
  evolve: (state, { event: { gameId, after } }) => {
    patchGame(state, gameId, { stakes: after });
  },
  facts: (state, { gameId, proposalId, before, after }) => ({
    number: state.need('games', gameId).number,
    proposal: proposalId === null ? null : ordinalOf(proposalId),
    before,
    after,
  }),
  text: (state, { gameId, proposalId, before, after }) => {
    const { number } = state.need('games', gameId);
    const by = proposalId === null ? 'by an office' : `by proposal ${ordinalOf(proposalId)}`;
    return `The stakes of game ${number} were corrected from ${before} to ${after} ${by}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'GAME_CORRECTED',
  concerns: ({ gameId }, state) => participantsOf(state.need('games', gameId)),
  aside: { stakes: ({ after }) => after },
};
