import { amountsView, clauseText, nameOfItem } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { playersOf } from './contract-source';

export const clauseResolvers: Pick<Resolvers, 'Clause' | 'ClauseItem'> = {
  Clause: {
    number: ({ clause }) => ('number' in clause ? clause.number : null),
    text: ({ reading, clause }) => clauseText(reading.state, clause, printDateTime),
    items: ({ reading, clause }) => clause.items.map((limit) => ({ reading, limit })),
    for: ({ reading, clause }) => amountsView(reading.state, clause.for ?? []),
    to: ({ reading, clause }) => playersOf(reading, clause.toIds),
    when: ({ clause }) => clause.when.type,
    from: ({ clause: { when } }) => (when.type === 'FROM' ? printDateTime(when.atMs) : null),
    phase: ({ clause: { when } }) => (when.type === 'PHASE' ? when.phase : null),
    consent: ({ reading, clause }) => playersOf(reading, clause.consentIds),
  },
  ClauseItem: {
    item: ({ limit }) => limit.item,
    name: ({ reading, limit }) => nameOfItem(reading.state, limit.item, 2),
    perWeek: ({ limit }) => limit.perWeek,
    total: ({ limit }) => limit.total,
  },
};
