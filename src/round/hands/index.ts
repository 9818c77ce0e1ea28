import type { RoundCommands, RoundEvents } from '../model/records';
import type { HandCommand, HandEvent } from './vocabulary';
import { handCorrected } from './correct-hand';
import { handPresented, presentHand } from './present-hand';
import { tieTossed } from './toss-tie';

export const HAND_COMMANDS: RoundCommands<HandCommand> = { PresentHand: presentHand };

export const HAND_EVENTS: RoundEvents<HandEvent> = {
  HandPresented: handPresented,
  TieTossed: tieTossed,
  HandCorrected: handCorrected,
};
