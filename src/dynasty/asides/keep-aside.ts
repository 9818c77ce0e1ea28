import type { DynastyEvent } from '../event';
import type { DynastyState } from '../state';
import type { Aside, AsideRow } from './row';

/** Keeps what was done at a table besides playing. */
export function keepAside(state: DynastyState, event: DynastyEvent): void {
  const aside = asideOf(event);
  if (aside === null) return;
  const { gameId } = aside;
  const number = state.countBy('asides', 'game', gameId) + 1;
  const afterPlay = state.countBy('plays', 'game', gameId);
  state.put('asides', { id: `${gameId}:a${String(number)}`, gameId, number, afterPlay, aside });
}

function asideOf(event: DynastyEvent): Aside | null {
  switch (event.type) {
    case 'SfidaOffered':
    case 'SfidaAnswered':
    case 'RealiUsed':
    case 'MaskRevealed':
    case 'BookmakerDeclared':
    case 'BetPlaced':
      return event;
    case 'BetsSettled': {
      const { type, gameId, part, betIds, pegs } = event;
      return { type, gameId, part, betIds, pegs };
    }
    case 'DynastyCreated':
    case 'DynastyClosed':
    case 'InviteRotated':
    case 'ClockAdvanced':
    case 'RulesetPublished':
    case 'PlayerJoined':
    case 'PlayerLeft':
    case 'ReadinessSet':
    case 'ClientSeedSet':
    case 'MaskWorn':
    case 'GameStarted':
    case 'CardPlayed':
    case 'ClockWarned':
    case 'GameClosed':
    case 'GameEnded':
    case 'GameVoided':
    case 'Said':
      return null;
  }
}

/** The asides of a game in order. */
export const asidesOf = (state: DynastyState, gameId: string): AsideRow[] =>
  state.by('asides', 'game', gameId).sort((one, other) => one.number - other.number);
