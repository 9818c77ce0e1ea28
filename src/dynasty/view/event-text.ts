import { listed, quoted, seedSetText } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { dynastyCardName } from '../../rulesets';
import type { Card } from '../../rulesets';
import type { CardPlayed, DynastyEvent, GameEnded, GameStarted, GameVoided } from '../event';
import { environmentOf, rulesetOf } from '../state';
import type { DynastyState } from '../state';
import { asideText } from './aside-text';
import { closingText } from './closing-text';
import { maskName, nameOf, nameWithMask, pegsMoved } from './wording';

/** What happened, in one sentence. `state` is of that moment or a later one. */
export function eventText(state: DynastyState, event: DynastyEvent): string {
  if ('gameId' in event) return gameText(state, event);
  const name = (player: PlayerId): string => nameOf(state, player);
  switch (event.type) {
    case 'DynastyCreated':
      return `The ${event.testClockMs === null ? 'dynasty' : 'rehearsal'} ${quoted(event.name)} was made.`;
    case 'DynastyClosed':
      return 'The host ended the dynasty.';
    case 'InviteRotated':
      return 'The host changed the invitation code.';
    case 'ClockAdvanced':
      return 'The host set the test clock forward.';
    case 'RulesetPublished':
      return `The host published revision ${event.revision} of the rules.`;
    case 'PlayerJoined':
      return `${name(event.playerId)} joined.`;
    case 'PlayerLeft':
      return event.departure === 'LEFT'
        ? `${name(event.playerId)} left.`
        : `The host ended the membership of ${name(event.playerId)}.`;
    case 'ReadinessSet':
      return `${name(event.playerId)} is ${event.ready ? '' : 'not '}ready.`;
    case 'ClientSeedSet':
      return seedSetText(name(event.playerId), event.sha256);
    case 'MaskWorn':
      return event.mask === null
        ? `${name(event.playerId)} wears no mask.`
        : `${name(event.playerId)} wears the mask ${maskName(rulesetOf(state), event.mask)}.`;
    case 'Said':
      return `${name(event.playerId)} said: ${quoted(event.message)}.`;
  }
}

type GameEvent = Extract<DynastyEvent, { readonly gameId: string }>;

function gameText(state: DynastyState, event: GameEvent): string {
  const game = state.need('games', event.gameId);
  const ruleset = environmentOf(state, game);
  const name = (player: PlayerId): string => nameOf(state, player);
  const card = (named: Card): string => dynastyCardName(ruleset.deck, named);
  switch (event.type) {
    case 'GameStarted':
      return startText(state, event, card(event.grandCanal));
    case 'CardPlayed':
      return `${name(event.playerId)} played the ${card(event.card)}${claimText(event)}.`;
    case 'SfidaOffered':
    case 'SfidaAnswered':
    case 'RealiUsed':
    case 'MaskRevealed':
    case 'BookmakerDeclared':
    case 'BetPlaced':
    case 'BetsSettled':
      return asideText(state, event);
    case 'ClockWarned':
      return `The clock of ${name(event.playerId)} is running out.`;
    case 'GameClosed':
      return closingText(state, game, event);
    case 'GameEnded':
      return endText(state, event);
    case 'GameVoided':
      return voidText(state, event);
  }
}

function claimText({ claim, scored }: CardPlayed): string {
  if (claim === 0) return '';
  return claim === scored ? ` and scored ${scored}` : `, claimed ${claim} and scored ${scored}`;
}

function startText(
  state: DynastyState,
  { gameId, seats, bersaglio }: GameStarted,
  grandCanal: string,
): string {
  const game = state.need('games', gameId);
  const ruleset = environmentOf(state, game);
  const [starting, other] = seats.map(({ playerId, mask }) =>
    nameWithMask(nameOf(state, playerId), ruleset, mask),
  );
  return `Game ${game.number} between ${starting ?? ''}, who starts, and ${other ?? ''} began; the Grand Canal is the ${grandCanal}, the Bersaglio ${bersaglio}.`;
}

function endText(state: DynastyState, { gameId, campioneId, finedIds, pegs }: GameEnded): string {
  const { number } = state.need('games', gameId);
  const fined = finedIds.map((id) => nameOf(state, id));
  const fine = fined.length === 0 ? 'it is clean' : `the Fine names ${listed(fined)}`;
  const moved = pegsMoved(state, pegs);
  const campione = campioneId === null ? 'nobody is' : `${nameOf(state, campioneId)} is`;
  return `Game ${number} ended: ${fine}, and ${campione} Campione${moved === '' ? '' : `; ${moved}`}.`;
}

function voidText(state: DynastyState, { gameId, reason, movements }: GameVoided): string {
  const { number } = state.need('games', gameId);
  const moved = movements.filter(({ pegs }) => pegs !== 0).map(({ playerId }) => playerId);
  const back =
    moved.length === 0
      ? ''
      : `; the pegs of ${listed(moved.map((id) => nameOf(state, id)))} were put back`;
  const why = reason === null ? 'the dynasty ended' : quoted(reason);
  return `Game ${number} was voided: ${why}${back}.`;
}
