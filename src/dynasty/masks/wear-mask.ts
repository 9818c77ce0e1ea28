/**
 * "A Player may wear, change, or remove their Mask at any time" [Masks]. A game uses the masks worn
 * at its start.
 */
import { byPlayer } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { patchStanding, rulesetOf, standingOf } from '../model/state';
import { maskName, nameOf } from '../model/wording';
import type { WearMask, MaskWorn } from './vocabulary';
import { maskCodes, unlessMask } from './powers';

export const wearMask = byPlayer<WearMask>({
  rule: 'masks',
  refuses: ({ state }, _player, { mask }) => unlessMask(rulesetOf(state), mask),
  offers: ({ state }, { id }) => [
    {
      description: 'Wear a mask, or take it off.',
      facts: { mask: standingOf(state, id).mask, masks: maskCodes(rulesetOf(state)) },
    },
  ],
  decide: (turn, { id: playerId }, { mask }) => {
    turn.emit({ type: 'MaskWorn', playerId, mask });
    return null;
  },
  made: (event) => ('playerId' in event ? event.playerId : null),
});

export const maskWorn: DynastyEventRecord<MaskWorn> = {
  evolve: (state, { event: { playerId, mask } }) => {
    patchStanding(state, playerId, { mask });
  },
  facts: (state, { playerId, mask }) => ({
    player: nameOf(state, playerId),
    mask: mask === null ? null : maskName(rulesetOf(state), mask),
  }),
  text: (state, { playerId, mask }) =>
    mask === null
      ? `${nameOf(state, playerId)} wears no mask.`
      : `${nameOf(state, playerId)} wears the mask ${maskName(rulesetOf(state), mask)}.`,
  channel: 'GAME_ACTIONS',
};
