import type { PlayerId, SeasonId } from '../../kernel';
import { itemCode } from '../../kernel';
import type { ClauseTerms } from '../../round';
import { badInput } from '../errors/fault';
import type { ClauseInput } from '../generated/resolvers';
import { readItems } from '../input/cards';
import { instantOf, readList, readWords } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';

const MOST_CLAUSES = 30;
const MOST_NAMED = 20;

export function readTerms(terms: string): string {
  if (terms.trim() === '') throw badInput('terms', '1 to 10,000 characters');
  return readWords('terms', terms, 10_000);
}

/** The engine decides whether a clause can be met. */
export const readClauses = (
  season: SeasonId,
  clauses: readonly ClauseInput[],
): readonly ClauseTerms[] =>
  readList('clauses', clauses, 0, MOST_CLAUSES).map((clause, at) =>
    readClause(season, `clauses.${at}`, clause),
  );

function readClause(season: SeasonId, field: string, clause: ClauseInput): ClauseTerms {
  const players = (name: string, ids: readonly string[]): readonly PlayerId[] =>
    readList(`${field}.${name}`, ids, 0, MOST_NAMED).map((id, at) =>
      readPlayerOf(season, `${field}.${name}.${at}`, id),
    );
  const items = readList(`${field}.items`, clause.items, 1, MOST_NAMED);
  const price = readItems(`${field}.for`, clause.for ?? [], 0);
  return {
    items: items.map(({ item, perWeek, total }) => ({
      item: itemCode(item),
      perWeek: perWeek ?? null,
      total: total ?? null,
    })),
    ...(price.length === 0 ? {} : { for: price }),
    toIds: players('to', clause.to ?? []),
    when: readTime(field, clause),
    consentIds: players('consent', clause.consent ?? []),
  };
}

function readTime(field: string, { when, from, phase }: ClauseInput): ClauseTerms['when'] {
  if (when === 'FROM') {
    if (typeof from !== 'string') throw badInput(`${field}.from`, 'given with FROM');
    return { type: 'FROM', atMs: instantOf(from) };
  }
  if (when === 'PHASE') {
    if (typeof phase !== 'string') throw badInput(`${field}.phase`, 'given with PHASE');
    return { type: 'PHASE', phase };
  }
  return { type: when ?? 'AT_ONCE' };
}
