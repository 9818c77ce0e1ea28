/**
 * An idle player stands up from the table and gives up a candidacy and the Judge's chair. The
 * player's items, bids, offers and secret actions stay, and the player still gets income [rulings
 * L5, S28].
 */
import { comeBackOf, goIdleOf, playerCameBack as cameBack, playerWentIdle } from '../../season';
import type { IdlingEvent, PlayerCameBack } from '../../season';
import { GUARDS } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord, RoundEvents } from '../model/records';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { forgetBallotsWhileIdle } from '../judge/conclude-confidence-votes';
import { leaveBench } from '../judge/end-term';
import { standUpIfSitting } from '../tables/stand-up';

const IDLING = {
  ...GUARDS,
  idlingOf: (state: RoundState) => rulesetOf(state).membership.idling ?? null,
};

const goIdle = goIdleOf<RoundTurn, RoundState, RoundRefusal>(IDLING, (turn, player) => {
  standUpIfSitting(turn, player.id);
  leaveBench(turn, player);
});

export const IDLING_COMMANDS = {
  GoIdle: byPlayer(goIdle),
  ComeBack: byPlayer(comeBackOf<RoundState, RoundRefusal>(IDLING)),
};

const playerCameBack: RoundEventRecord<PlayerCameBack> = {
  ...cameBack,
  evolve: (state, stamped) => {
    forgetBallotsWhileIdle(state, stamped.event.playerId);
    cameBack.evolve(state, stamped);
  },
};

export const IDLING_EVENTS: RoundEvents<IdlingEvent> = {
  PlayerWentIdle: playerWentIdle,
  PlayerCameBack: playerCameBack,
};
