import { byPlayer, itsTable } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { RoundEvent } from '../event';
import { amountsShape, seedShape } from '../shapes';
import { agreeToWar, evolveWarAgreed } from './agree-to-war';
import type { AgreeToWar, PlaySlots, ProposeWar, SitDown, StandUp, TableCommand } from './commands';
import { evolveWarDrawn } from './draw-war';
import type { TableEvent } from './events';
import { evolveSlotsPlayed, playSlots } from './play-slots';
import { evolveWarProposed, proposeWar } from './propose-war';
import { evolveSatDown, sitDown } from './sit-down';
import { evolveStoodUp, standUp } from './stand-up';
import { tableText } from './text';

const made = (event: RoundEvent): string | null => ('tableId' in event ? event.tableId : null);

export const TABLE_COMMANDS: RoundCommands<TableCommand> = {
  PlaySlots: byPlayer<PlaySlots>({
    rule: 'slots',
    shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
    decide: playSlots,
    made,
  }),
  SitDown: byPlayer<SitDown>({ rule: 'war', decide: sitDown, made }),
  StandUp: byPlayer<StandUp>({ rule: 'tables', decide: standUp, made }),
  ProposeWar: byPlayer<ProposeWar>({
    rule: 'war',
    shape: ({ wager }) => amountsShape('wager', wager, 'war'),
    decide: proposeWar,
    made,
  }),
  AgreeToWar: byPlayer<AgreeToWar>({
    rule: 'war',
    shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
    decide: agreeToWar,
    made,
  }),
};

const ofTable = { text: tableText, channel: 'TABLES', touches: itsTable } as const;

export const TABLE_EVENTS: RoundEvents<TableEvent> = {
  SlotsPlayed: { ...ofTable, evolve: evolveSlotsPlayed },
  SatDown: { ...ofTable, evolve: evolveSatDown },
  WarProposed: { ...ofTable, evolve: evolveWarProposed },
  WarAgreed: { ...ofTable, evolve: evolveWarAgreed },
  WarDrawn: {
    ...ofTable,
    evolve: evolveWarDrawn,
    concerns: ({ winnerId, cards }) =>
      winnerId === null ? [] : cards.map(({ playerId }) => playerId),
  },
  StoodUp: { ...ofTable, evolve: evolveStoodUp },
};
