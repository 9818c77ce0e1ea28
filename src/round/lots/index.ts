import type { RoundCommands, RoundEvents } from '../model/declare';
import type { LotCommand, LotEvent } from './vocabulary';
import { generateLot, lotGenerated } from './generate-lot';

export const LOT_COMMANDS: RoundCommands<LotCommand> = {
  GenerateLot: generateLot,
};

export const LOT_EVENTS: RoundEvents<LotEvent> = {
  LotGenerated: lotGenerated,
};
