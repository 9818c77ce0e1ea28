/** What can be done now. It asks the rules themselves, so that it cannot say what they do not. */
import { byOrdinal, plusRulesDays, seedOwed } from '../kernel';
import type { AccountId, Instant } from '../kernel';
import { isDealer, isHost } from './access';
import { optionsOf as declared } from './every-command';
import { voidableUntil } from './ending/void-game';
import { closedGames, openGames } from './ending/open-games';
import { maySettleFor } from './gambling/settle-bets';
import { option } from './option';
import type { DynastyOption } from './option';
import { gameOptions } from './options/game-options';
import { availablePlayers } from './readiness/available';
import { MOST_DAYS } from './rehearsal/most-days';
import type { PlayerRow } from './rows';
import { dynastyOf, nowIn, playerOfAccount, standingOf, tempoOf } from './state';
import type { DynastyState } from './state';

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export function optionsOf(state: DynastyState, account: AccountId, real: Instant): DynastyOption[] {
  const now = nowIn(state, real);
  const player = playerOfAccount(state, account);
  return [
    ...declared({ state, now }, account),
    ...(player === null ? joinOptions(state, account) : playerOptions(state, player, now)),
    ...dealerOptions(state, account, now),
    ...(isHost(state, account) ? hostOptions(state, now) : []),
  ];
}

const isOver = (state: DynastyState): boolean => dynastyOf(state).status === 'ENDED';

function joinOptions(state: DynastyState, account: AccountId): DynastyOption[] {
  if (isOver(state)) return [];
  const inviteCodeNeeded = dynastyOf(state).visibility === 'INVITATION' && !isHost(state, account);
  return [option('joinSeason', 'players', 'Become a player.', { inviteCodeNeeded })];
}

function playerOptions(state: DynastyState, player: PlayerRow, now: Instant): DynastyOption[] {
  const leave = option('leaveSeason', 'players', 'Cease to be a player; all pegs are lost.');
  if (isOver(state)) return [leave];
  const { ready, mask } = standingOf(state, player.id);
  const owed = seedOwed(state, player.id);
  const games = openGames(state).filter(({ status }) => status === 'ACTIVE');
  return [
    ...games.flatMap((game) => gameOptions(state, player, game)),
    ...state
      .by('games', 'unsettled', 'yes')
      .sort(byOrdinal)
      .filter(({ id }) => maySettleFor(state, now, player, id))
      .map(({ id }) => option('settleBets', 'gambling', 'Settle bets.', { gameId: id })),
    option('setReadiness', 'readiness', 'Say whether you are ready to play.', {
      ready,
      ...(owed === null ? {} : { clientSeedSha256: owed }),
    }),
    option('setClientSeed', 'chance', 'Fix a client seed for the games to come.'),
    option('wearMask', 'masks', 'Wear a mask, or take it off.', { mask }),
    option('say', 'play', 'Say something to everybody.'),
    leave,
  ];
}

function dealerOptions(state: DynastyState, account: AccountId, now: Instant): DynastyOption[] {
  const deals = isDealer(state, account);
  if (isOver(state) || !(deals || isHost(state, account))) return [];
  const [closed] = closedGames(state);
  return [
    ...(deals && availablePlayers(state, now).length >= 2
      ? [option('startGame', 'starting-a-game', 'Start a game.')]
      : []),
    ...(deals && closed !== undefined
      ? [option('endGame', 'ending-a-game', 'Tell the Fine.', { gameId: closed.id })]
      : []),
    ...state
      .all('games')
      .filter((game) => game.status !== 'VOIDED')
      .filter((game) => (voidableUntil(state, game) ?? Infinity) > now)
      .sort(byOrdinal)
      .map((game) => {
        const untilMs = voidableUntil(state, game);
        return option('voidGame', 'ending-a-game', 'Void a game.', { gameId: game.id }, untilMs);
      }),
  ];
}

function hostOptions(state: DynastyState, now: Instant): DynastyOption[] {
  const dynasty = dynastyOf(state);
  const anyPlayers = state.countBy('players', 'active', 'yes') > 0;
  const latestMs = plusRulesDays(tempoOf(dynasty), now, MOST_DAYS);
  return [
    option('rotateInvite', 'seasons', 'Make a new invitation code.'),
    ...(anyPlayers ? [option('removePlayer', 'players', 'End a player’s membership.')] : []),
    ...(isOver(state)
      ? []
      : [
          option('publishRuleset', 'seasons', 'Publish a new revision of the rules.'),
          option('closeSeason', 'seasons', 'End the dynasty.'),
        ]),
    ...(dynasty.testClockMs === null
      ? []
      : [
          option('advanceClock', 'seasons', 'Set the test clock forward.', {
            nowMs: now,
            latestMs,
          }),
        ]),
  ];
}
