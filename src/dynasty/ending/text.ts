import { listed, quoted } from '../../kernel';
import type { GameEnded, GameVoided } from './events';
import type { DynastyState } from '../state';
import { nameOf, pegsMoved } from '../wording';

export function endText(
  state: DynastyState,
  { gameId, campioneId, finedIds, pegs }: GameEnded,
): string {
  const { number } = state.need('games', gameId);
  const fined = finedIds.map((id) => nameOf(state, id));
  const fine = fined.length === 0 ? 'it is clean' : `the Fine names ${listed(fined)}`;
  const moved = pegsMoved(state, pegs);
  const campione = campioneId === null ? 'nobody is' : `${nameOf(state, campioneId)} is`;
  return `Game ${number} ended: ${fine}, and ${campione} Campione${moved === '' ? '' : `; ${moved}`}.`;
}

export function voidText(state: DynastyState, { gameId, reason, movements }: GameVoided): string {
  const { number } = state.need('games', gameId);
  const moved = movements.filter(({ pegs }) => pegs !== 0).map(({ playerId }) => playerId);
  const back =
    moved.length === 0
      ? ''
      : `; the pegs of ${listed(moved.map((id) => nameOf(state, id)))} were put back`;
  const why = reason === null ? 'the dynasty ended' : quoted(reason);
  return `Game ${number} was voided: ${why}${back}.`;
}
