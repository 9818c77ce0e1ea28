import { assertNever } from '../kernel';
import type { DynastyCommand } from './command';
import type { DynastyEvent } from './event';

/** The local id of what the command made or changed: `g1`, `b7`, `p2`; null for nothing such. */
export function subjectOf(command: DynastyCommand, events: readonly DynastyEvent[]): string | null {
  switch (command.type) {
    case 'JoinSeason':
    case 'LeaveSeason':
    case 'RemovePlayer':
    case 'SetReadiness':
    case 'SetClientSeed':
    case 'WearMask':
    case 'Say':
      return first(events, (event) => ('playerId' in event ? event.playerId : null));
    case 'StartGame':
      return first(events, (event) => (event.type === 'GameStarted' ? event.gameId : null));
    case 'PlaceBet':
      return first(events, (event) => (event.type === 'BetPlaced' ? event.betId : null));
    case 'EndGame':
    case 'VoidGame':
    case 'PlayCard':
    case 'OfferSfida':
    case 'AnswerSfida':
    case 'ResignGame':
    case 'UseReali':
    case 'RevealMask':
    case 'BecomeBookmaker':
    case 'SettleBets':
      return command.gameId;
    case 'CreateDynasty':
    case 'RotateInvite':
    case 'CloseSeason':
    case 'AdvanceClock':
    case 'PublishRuleset':
      return null;
    default:
      return assertNever(command);
  }
}

/** What the server tended to afterwards is no matter of the command. */
function first(
  events: readonly DynastyEvent[],
  subject: (event: DynastyEvent) => string | null,
): string | null {
  for (const event of events) {
    const found = subject(event);
    if (found !== null) return found;
  }
  return null;
}
