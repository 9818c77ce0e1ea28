import { dynastyCardName } from '../../rulesets';
import type { GameStarted } from './events';
import { environmentOf } from '../state';
import type { DynastyState } from '../state';
import { nameOf, nameWithMask } from '../wording';

export function startText(
  state: DynastyState,
  { gameId, seats, bersaglio, grandCanal }: GameStarted,
): string {
  const game = state.need('games', gameId);
  const ruleset = environmentOf(state, game);
  const [starting, other] = seats.map(({ playerId, mask }) =>
    nameWithMask(nameOf(state, playerId), ruleset, mask),
  );
  const card = dynastyCardName(ruleset.deck, grandCanal);
  return `Game ${game.number} between ${starting ?? ''}, who starts, and ${other ?? ''} began; the Grand Canal is the ${card}, the Bersaglio ${bersaglio}.`;
}
