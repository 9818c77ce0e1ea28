/**
 * The calendar of a dynasty: its start, the clocks of its games, the ends of votes and terms, and
 * its end.
 */
import { instant, ordinalOf } from '../../kernel';
import type { AccountId, PlayerId } from '../../kernel';
import {
  attemptDates,
  isPausing,
  nameOf,
  playerOfAccount,
  resumptionOf,
  termsEnding,
  votesEnding,
} from '../../season';
import type { Deadline } from '../../season';
import type { GameRow } from '../model/rows';
import { dynastyOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { awaitedIn } from '../play/clock';

/**
 * The deadlines that the account may see, the earliest first. `account`: null for a visitor who is
 * signed out.
 */
export function deadlinesOf(state: DynastyState, account: AccountId | null): readonly Deadline[] {
  const { status, createdAtMs, endedAtMs } = dynastyOf(state);
  if (status === 'ENDED') {
    const atMs = endedAtMs ?? createdAtMs;
    return [{ id: 'end', atMs, text: 'The dynasty ended.', waits: false }];
  }
  const player = account === null ? null : (playerOfAccount(state, account)?.id ?? null);
  const start = { id: 'start', atMs: createdAtMs, text: 'The dynasty began.', waits: false };
  const runsOut = isPausing(dynastyOf(state))
    ? resumptionOf(dynastyOf(state))
    : [
        ...clocks(state, player),
        ...attemptDates(state, rulesetOf(state), player),
        ...termsEnding(state, rulesetOf(state)),
      ];
  return [start, ...runsOut, ...votesEnding(state, player)].sort(
    (one, other) => one.atMs - other.atMs,
  );
}

const clocks = (state: DynastyState, player: PlayerId | null): Deadline[] =>
  state.keys('games', 'deadline').flatMap((date) =>
    state.by('games', 'deadline', date).map((game) => ({
      id: `game-${game.id}`,
      atMs: instant(Number(date)),
      text: clockText(state, game, player),
      waits: player !== null && awaitedIn(game) === player,
    })),
  );

function clockText(state: DynastyState, game: GameRow, player: PlayerId | null): string {
  const awaited = awaitedIn(game);
  const what = game.sfidaBy === null ? 'it is their turn' : 'a Sfida waits for their answer';
  const own = game.sfidaBy === null ? 'it is your turn' : 'a Sfida waits for your answer';
  const where = `Game ${ordinalOf(game.id)}`;
  if (awaited === null) return `${where}: the clock runs out.`;
  if (awaited === player) return `${where}: ${own}, and your clock runs out.`;
  return `${where}: ${what}, and the clock of ${nameOf(state, awaited)} runs out.`;
}
