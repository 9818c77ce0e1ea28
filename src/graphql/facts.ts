import { DYNASTY_FACTS } from '../dynasty';
import type { FactTable, Json, JsonObject, SeasonId } from '../kernel';
import { ROUND_FACTS } from '../round';
import { localGlobalId } from './ids';
import type { SeasonType } from './ids';
import { printDateTime } from './scalars/date-time';

/** What each fact is; one that is not here, of an account or of the server, is itself. */
const FACTS: Partial<FactTable<SeasonType>> = { ...ROUND_FACTS, ...DYNASTY_FACTS };

/** Facts as clients read them: moments in ISO 8601, and ids as the API has them. */
export function outwardFacts(facts: JsonObject, seasonId: SeasonId | null): JsonObject {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      FACTS[name]?.name ?? name,
      outwardFact(name, value, seasonId),
    ]),
  );
}

function outwardFact(name: string, value: Json, seasonId: SeasonId | null): Json {
  const fact = FACTS[name];
  switch (fact?.is) {
    case 'MOMENT':
      return typeof value === 'number' ? printDateTime(value) : value;
    case 'ID':
      return typeof value === 'string' && seasonId !== null
        ? localGlobalId(fact.type, seasonId, value)
        : value;
    case 'ITSELF':
    case undefined:
      return value;
  }
}
