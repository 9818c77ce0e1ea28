/** Whom an event concerns in person: in whose inbox it goes, whichever season they look at. */
import type { PlayerId } from '../../kernel';
import type { DynastyEvent } from '../event';
import { betsOf } from '../gambling/bets';
import { opponentOf, participantsOf } from '../state';
import type { DynastyState } from '../state';

/** The state is the one after the event, or a later one. */
export function audienceOf(state: DynastyState, event: DynastyEvent): readonly PlayerId[] {
  switch (event.type) {
    case 'PlayerLeft':
      return event.departure === 'REMOVED' ? [event.playerId] : [];
    case 'RulesetPublished':
      return event.unmaskedIds;
    case 'GameStarted':
      return event.seats.map(({ playerId }) => playerId);
    case 'CardPlayed':
    case 'SfidaOffered':
    case 'SfidaAnswered':
    case 'RealiUsed':
    case 'MaskRevealed':
      return [opponentOf(state.need('games', event.gameId), event.playerId)];
    case 'ClockWarned':
      return [event.playerId];
    case 'GameClosed':
      return closingConcerns(state, event.gameId, event.resignedId, event.closing);
    case 'GameEnded':
    case 'GameVoided':
      return allAtTable(state, event.gameId);
    case 'BetsSettled':
      return event.pegs.map(({ playerId }) => playerId);
    case 'DynastyCreated':
    case 'DynastyClosed':
    case 'InviteRotated':
    case 'ClockAdvanced':
    case 'PlayerJoined':
    case 'ReadinessSet':
    case 'ClientSeedSet':
    case 'MaskWorn':
    case 'BookmakerDeclared':
    case 'BetPlaced':
    case 'Said':
      return [];
  }
}

/** Both, but who has closed it knows. */
function closingConcerns(
  state: DynastyState,
  gameId: string,
  resignedId: PlayerId | null,
  closing: string,
): readonly PlayerId[] {
  const both = participantsOf(state.need('games', gameId));
  const byThemselves = ['RESIGNED', 'SFIDA_REJECTED', 'LEFT'].includes(closing);
  return byThemselves ? both.filter((player) => player !== resignedId) : both;
}

/** Participants, bookmaker, bettors. */
function allAtTable(state: DynastyState, gameId: string): PlayerId[] {
  const game = state.need('games', gameId);
  const onlookers = betsOf(state, gameId).map(({ playerId }) => playerId);
  const bookmaker = game.bookmakerId === null ? [] : [game.bookmakerId];
  return [...new Set([...participantsOf(game), ...bookmaker, ...onlookers])];
}
