import type { DynastyCommands, DynastyEvents } from '../model/records';
import type { MaskCommand, MaskEvent } from './vocabulary';
import { maskRevealed, revealMask } from './reveal-mask';
import { realiUsed, useReali } from './use-reali';
import { maskWorn, wearMask } from './wear-mask';

export const MASK_COMMANDS: DynastyCommands<MaskCommand> = {
  WearMask: wearMask,
  UseReali: useReali,
  RevealMask: revealMask,
};

export const MASK_EVENTS: DynastyEvents<MaskEvent> = {
  MaskWorn: maskWorn,
  RealiUsed: realiUsed,
  MaskRevealed: maskRevealed,
};
