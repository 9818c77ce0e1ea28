import { DYNASTY_FACTS } from '../../dynasty';
import type { FactTable, Json, JsonObject, SeasonId } from '../../kernel';
import { ROUND_FACTS } from '../../round';
import { localGlobalId, numberGlobalId } from './global-ids';
import type { SeasonType } from './global-ids';
import { printDateTime } from '../scalars/date-time';

/** What each fact is; one that is not here, of an account or of the server, is itself. */
const FACTS: Partial<FactTable<SeasonType>> = { ...ROUND_FACTS, ...DYNASTY_FACTS };

/** Facts as clients read them: moments in ISO 8601, and ids as the API has them. */
export const clientFacts = (facts: JsonObject, seasonId: SeasonId | null): JsonObject => ({
  ...numbersOf(facts),
  ...clientInput(facts, seasonId),
});

/** The numbers that people read; beside each stands the id of what has it. */
const numbersOf = (facts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => FACTS[name]?.is === 'NUMBER'));

/** The same as a mutation's input takes them: what a number names is named only by its id. */
export function clientInput(known: JsonObject, seasonId: SeasonId | null): JsonObject {
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => clientFact(name, value, seasonId)),
  );
}

type Entry = readonly [name: string, value: Json];

function clientFact(name: string, value: Json, seasonId: SeasonId | null): Entry[] {
  const fact = FACTS[name];
  const outside = fact?.name ?? name;
  switch (fact?.is) {
    case 'MOMENT':
      return [[outside, typeof value === 'number' ? printDateTime(value) : value]];
    case 'ID':
      return typeof value === 'string' && seasonId !== null
        ? [[outside, localGlobalId(fact.type, seasonId, value)]]
        : [[outside, value]];
    case 'NUMBER':
      return typeof value === 'number' && value > 0 && seasonId !== null
        ? [[fact.idName, numberGlobalId(fact.type, seasonId, value)]]
        : [];
    case 'ITSELF':
    case undefined:
      return [[outside, value]];
  }
}

/** The first thing that is named by its id; null where none is. */
export function idIn(facts: JsonObject): { type: SeasonType; id: string } | null {
  for (const [name, value] of Object.entries(facts)) {
    const fact = FACTS[name];
    if (fact?.is === 'ID' && typeof value === 'string') return { type: fact.type, id: value };
  }
  return null;
}
