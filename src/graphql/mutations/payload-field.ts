import { getNamedType } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import type { SeasonSnapshot } from '../../engine';
import type { Context } from '../context/context';
import { rowTypeOf } from '../nodes/field';
import type { DefaultField } from '../nodes/field';
import type { SeasonType } from '../ids/global-ids';
import { findRow } from '../nodes/find-row';
import { SeasonSource } from '../snapshots/season-source';
import type { MutationResult, MutationOutcome, RefusalSource } from '../nodes/sources';

const refusalOf = ({ refusal, seasonId }: MutationOutcome): RefusalSource | null =>
  refusal === null ? null : { ...refusal, seasonId: seasonId ?? null };
const seqOf = ({ seq }: MutationOutcome): number | null => seq ?? null;
const queryOf = (): object => ({});
const seasonOf = ({ snapshot }: MutationResult): SeasonSource | null =>
  snapshot === null ? null : SeasonSource.of<SeasonSnapshot>(snapshot);

/** The types with a single object in a round. */
const OF_THE_SEASON = ['Auction', 'JudgeOffice'];
const partOf = ({ snapshot }: MutationResult): Pick<MutationResult, 'snapshot'> | null =>
  snapshot === null ? null : { snapshot };

const subjectAs =
  (type: SeasonType): GraphQLFieldResolver<MutationResult, Context> =>
  ({ snapshot, subject }) =>
    snapshot === null || subject === null ? null : findRow(snapshot, type, subject);

/**
 * Resolves a payload's field: the refusal, the season afterwards, or the object that the mutation
 * made or changed.
 */
export const payloadField: DefaultField = (field) => {
  if (field.name === 'refusal') return refusalOf;
  if (field.name === 'seq') return seqOf;
  if (field.name === 'query') return queryOf;
  if (field.name === 'season') return seasonOf;
  if (OF_THE_SEASON.includes(getNamedType(field.type).name)) return partOf;
  const type = rowTypeOf(field);
  return type === null ? null : subjectAs(type);
};
