/**
 * A player who goes idle resigns from the current games and is no longer ready. Bets and everything
 * else remain [rulings L5, V22].
 */
import { comeBackOf, goIdleOf, playerCameBack, playerWentIdle as wentIdle } from '../../season';
import type { IdlingEvent, PlayerWentIdle } from '../../season';
import { GUARDS } from '../model/access';
import { byMember } from '../model/records';
import type { DynastyEventRecord, DynastyEvents } from '../model/records';
import { activeGames } from '../model/games';
import type { DynastyRefusal } from '../model/refusal';
import { isParticipant, patchStanding, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
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
