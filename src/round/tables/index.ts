import type { RoundCommands, RoundEvents } from '../model/records';
import { agreeToWar, warAgreed } from './agree-to-war';
import type { TableCommand, TableEvent } from './vocabulary';
import { warDrawn } from './draw-war';
import { playSlots, slotsPlayed } from './play-slots';
import { proposeWar, warProposed } from './propose-war';
import { satDown, sitDown } from './sit-down';
import { standUp, stoodUp } from './stand-up';

export const TABLE_COMMANDS: RoundCommands<TableCommand> = {
  PlaySlots: playSlots,
  SitDown: sitDown,
  StandUp: standUp,
  ProposeWar: proposeWar,
  AgreeToWar: agreeToWar,
};

export const TABLE_EVENTS: RoundEvents<TableEvent> = {
  SlotsPlayed: slotsPlayed,
  SatDown: satDown,
  WarProposed: warProposed,
  WarAgreed: warAgreed,
  WarDrawn: warDrawn,
  StoodUp: stoodUp,
};
