import type { RevealMask, UseReali, WearMask } from './commands';
import type { MaskRevealed, RealiUsed } from './events';
import { asideText } from '../asides/text';
import { byPlayer, itsTable } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { MaskWorn } from './events';
import { itsGame, opponent } from '../games';
import { rulesetOf } from '../state';
import { maskName, nameOf } from '../wording';
import { evolveMaskRevealed, revealMask } from './reveal-mask';
import { evolveRealiUsed, useReali } from './use-reali';
import { evolveMaskWorn, wearMask } from './wear-mask';

export const MASK_COMMANDS: DynastyCommands<WearMask | UseReali | RevealMask> = {
  WearMask: byPlayer<WearMask>({
    rule: 'masks',
    decide: wearMask,
    made: (event) => ('playerId' in event ? event.playerId : null),
  }),
  UseReali: byPlayer<UseReali>({ rule: 'masks', decide: useReali, made: itsGame }),
  RevealMask: byPlayer<RevealMask>({ rule: 'masks', decide: revealMask, made: itsGame }),
};

export const MASK_EVENTS: DynastyEvents<MaskWorn | RealiUsed | MaskRevealed> = {
  MaskWorn: {
    evolve: evolveMaskWorn,
    text: (state, { playerId, mask }) =>
      mask === null
        ? `${nameOf(state, playerId)} wears no mask.`
        : `${nameOf(state, playerId)} wears the mask ${maskName(rulesetOf(state), mask)}.`,
    channel: 'GAME_ACTIONS',
  },
  RealiUsed: {
    evolve: evolveRealiUsed,
    text: asideText,
    aside: true,
    channel: 'TABLES',
    touches: itsTable,
    concerns: opponent,
  },
  MaskRevealed: {
    evolve: evolveMaskRevealed,
    text: asideText,
    aside: true,
    channel: 'TABLES',
    touches: itsTable,
    concerns: opponent,
  },
};
