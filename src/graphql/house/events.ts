import { amountsView, toldAt } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { workSource } from '../sources';

/** Of Player Lots, third parties and Works of Art. */
export const houseEventResolvers = {
  PlayerLotCreated: {
    items: ({ reading, seq, event }) => amountsView(toldAt(reading.state, seq), event.items),
  },
  WorksRevalued: {
    values: ({ reading, event }) => event.values.map((value) => ({ reading, value })),
  },
  WorkValue: {
    work: ({ reading, value }) => workSource(reading, reading.state.need('works', value.workId)),
    value: ({ value }) => value.value,
  },
} satisfies Resolvers;
