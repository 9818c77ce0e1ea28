import { byPlayer, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { GenerateLot } from '../command';
import type { LotGenerated } from '../event';
import { seedShape } from '../shapes';
import { evolveLotGenerated, generateLot } from './generate-lot';
import { lotText } from './text';

export const LOT_COMMANDS: RoundCommands<GenerateLot> = {
  GenerateLot: byPlayer<GenerateLot>({
    rule: 'lots',
    shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
    decide: generateLot,
    made: (event) => (event.type === 'LotGenerated' ? event.lotId : null),
  }),
};

export const LOT_EVENTS: RoundEvents<LotGenerated> = {
  LotGenerated: {
    evolve: evolveLotGenerated,
    text: lotText,
    channel: 'AUCTIONS',
    touches: theAuction,
  },
};
