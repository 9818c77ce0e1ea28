/**
 * A player can join at any time, without Readiness, Wait or mask, and with the default pegs and
 * Magistrelli. A returning player keeps the former pegs, Magistrelli and day of the last game, so
 * that rejoining brings neither pegs nor a second game on a day. Earlier votes no longer count
 * [rulings L1, L5, L6].
 */
import { mint } from '../../kernel';
import {
  forgetUncounted,
  formerPlayer,
  joinSeasonOf,
  nameOf,
  nextPlayerId,
  putJoined,
  putReturned,
  unlessRejoinTooEarlyOf,
} from '../../season';
import type { JoinSeason } from '../../season';
import { GUARDS, SHAPES } from '../model/access';
import { byFormer } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { PEG } from '../model/pegs';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { ownerOf, patchStanding, rulesetOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyMoment, DynastyStamped, DynastyTurn } from '../model/types';
import { hasMask } from '../masks/powers';
import { plusRulesHours } from '../play/clock';
import type { PlayerJoined } from './events';
import { startingPegs } from './starting-pegs';

const unlessRejoinTooEarly = unlessRejoinTooEarlyOf<DynastyMoment, DynastyRefusal>(
  refuse,
  (state, leftAtMs) =>
    plusRulesHours(state, leftAtMs, rulesetOf(state).membership?.rejoinAfterHours ?? 0),
);

export const joinSeason = byFormer<JoinSeason>({
  ...joinSeasonOf({ ...GUARDS, shapes: SHAPES }, unlessRejoinTooEarly),
  decide: (turn, { accountId, name }) => {
    const { state } = turn;
    const former = formerPlayer(state, accountId);
    if (former === null) joinAsNew(turn, { accountId, name });
    else {
      const joins = { type: 'PlayerJoined', accountId, name: name.trim() } as const;
      const { magistrelli } = standingOf(state, former.id);
      turn.emit({ ...joins, playerId: former.id, returns: true, magistrelli, transfers: [] });
    }
    return null;
  },
});

/** An account that was never a player becomes one. */
export function joinAsNew(
  turn: DynastyTurn,
  { accountId, name }: Pick<PlayerJoined, 'accountId' | 'name'>,
): void {
  const { state } = turn;
  const playerId = nextPlayerId(state);
  turn.emit({
    type: 'PlayerJoined',
    playerId,
    accountId,
    name: name.trim(),
    magistrelli: rulesetOf(state).magistrelli.start,
    transfers: mint(ownerOf(playerId), [[PEG, startingPegs(state)]]),
  });
}

export const playerJoined: DynastyEventRecord<PlayerJoined> = {
  evolve: (state, { atMs, event }) => {
    if (event.returns === true) comeBack(state, event, atMs);
    else begin(state, event, atMs);
  },
  facts: (state, { playerId, returns }) => ({
    player: nameOf(state, playerId),
    returns: returns === true,
  }),
  text: (state, { playerId, returns }) =>
    `${nameOf(state, playerId)} joined${returns === true ? ' again' : ''}.`,
  channel: 'GAME_ACTIONS',
};

function begin(state: DynastyState, event: PlayerJoined, atMs: DynastyStamped['atMs']): void {
  const { playerId, magistrelli } = event;
  putJoined(state, event, atMs);
  state.put('standings', {
    id: playerId,
    ready: false,
    clientSeed: null,
    wait: 0,
    mask: null,
    magistrelli,
    lastGameDay: null,
  });
}

/** The account may have been several players. The latest day of their games counts. */
function comeBack(state: DynastyState, event: PlayerJoined, atMs: DynastyStamped['atMs']): void {
  const { playerId, accountId } = event;
  const days = state
    .by('players', 'account', accountId)
    .flatMap(({ id }) => standingOf(state, id).lastGameDay ?? []);
  const { leftAtMs } = state.need('players', playerId);
  if (leftAtMs !== null) forgetUncounted(state, playerId, leftAtMs, true);
  putReturned(state, event, atMs);
  const { mask } = standingOf(state, playerId);
  patchStanding(state, playerId, {
    mask: mask !== null && hasMask(rulesetOf(state), mask) ? mask : null,
    lastGameDay: days.length === 0 ? null : Math.max(...days),
  });
}
