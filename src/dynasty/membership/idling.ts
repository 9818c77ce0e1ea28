/**
 * An idle player resigns from the current games and is no longer ready; bets and everything else
 * stay [rulings L5, V22].
 */
import { comeBackOf, goIdleOf, playerCameBack, playerWentIdle as wentIdle } from '../../season';
import type { IdlingEvent, PlayerWentIdle } from '../../season';
import { GUARDS } from '../ground/access';
import { byMember } from '../ground/declare';
import type { DynastyEventRecord, DynastyEvents } from '../ground/declare';
import { activeGames } from '../ground/games';
import type { DynastyRefusal } from '../ground/refusal';
import { isParticipant, patchStanding, rulesetOf } from '../ground/state';
import type { DynastyState } from '../ground/state';
import type { DynastyTurn } from '../ground/turn';
import { resign } from '../play/close-game';

const IDLING = {
  ...GUARDS,
  idlingOf: (state: DynastyState) => rulesetOf(state).membership?.idling ?? null,
};

const goIdle = goIdleOf<DynastyTurn, DynastyState, DynastyRefusal>(IDLING, (turn, { id }) => {
  for (const game of activeGames(turn.state)) {
    if (isParticipant(game, id)) resign(turn, game.id, id, 'RESIGNED');
  }
});

export const IDLING_COMMANDS = {
  GoIdle: byMember(goIdle),
  ComeBack: byMember(comeBackOf<DynastyState, DynastyRefusal>(IDLING)),
};

const playerWentIdle: DynastyEventRecord<PlayerWentIdle> = {
  ...wentIdle,
  evolve: (state, stamped) => {
    wentIdle.evolve(state, stamped);
    patchStanding(state, stamped.event.playerId, { ready: false });
  },
};

export const IDLING_EVENTS: DynastyEvents<IdlingEvent> = {
  PlayerWentIdle: playerWentIdle,
  PlayerCameBack: playerCameBack,
};
