import { DYNASTY_FACTS } from '../../dynasty';
import type { FactTable, Json, JsonObject, SeasonId } from '../../kernel';
import { ROUND_FACTS } from '../../round';
import { localGlobalId, numberGlobalId } from './global-ids';
import type { SeasonType } from './global-ids';
import { printDateTime } from '../scalars/date-time';

/** The kind of each fact. Facts that are missing here, such as an account's, stay unchanged. */
const FACTS: Partial<FactTable<SeasonType>> = { ...ROUND_FACTS, ...DYNASTY_FACTS };

/** Facts in the API's form: moments in ISO 8601, and global ids. */
export const clientFacts = (facts: JsonObject, seasonId: SeasonId | null): JsonObject => ({
  ...numbersOf(facts),
  ...clientInput(facts, seasonId),
});

/** Numbers for people to read; the API gives the id beside each. */
const numbersOf = (facts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => FACTS[name]?.is === 'NUMBER'));

/** Facts in the form of a mutation's input: an id replaces each number. */
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

/** The first fact that is an id; null if none is. */
export function idIn(facts: JsonObject): { type: SeasonType; id: string } | null {
  for (const [name, value] of Object.entries(facts)) {
    const fact = FACTS[name];
    if (fact?.is === 'ID' && typeof value === 'string') return { type: fact.type, id: value };
  }
  return null;
}
