import type { DynastyEvent } from '../event';
import type { DynastyChannel } from '../words/channel';

/**
 * Where it belongs: to the tables what happens in games; null for the doings of the host and for
 * what nobody does.
 */
export function channelOf(event: DynastyEvent): DynastyChannel | null {
  switch (event.type) {
    case 'Said':
      return event.channel;
    case 'PlayerJoined':
    case 'PlayerLeft':
    case 'ReadinessSet':
    case 'ClientSeedSet':
    case 'MaskWorn':
      return 'GAME_ACTIONS';
    case 'GameStarted':
    case 'CardPlayed':
    case 'SfidaOffered':
    case 'SfidaAnswered':
    case 'RealiUsed':
    case 'MaskRevealed':
    case 'GameClosed':
    case 'GameEnded':
    case 'GameVoided':
    case 'BookmakerDeclared':
    case 'BetPlaced':
    case 'BetsSettled':
      return 'TABLES';
    case 'DynastyCreated':
    case 'DynastyClosed':
    case 'InviteRotated':
    case 'ClockAdvanced':
    case 'RulesetPublished':
    case 'ClockWarned':
      return null;
  }
}
