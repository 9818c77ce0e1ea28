import type { Reading } from '../../engine';
import { trackedValuesOf } from '../../rulesets';
import type { Card, TrackedValue } from '../../rulesets';
import type { TrackedRow } from '../../season';
import { rulesetIn } from '../rulesets/sources';
import type { PlayerSource } from '../sources';

/* What resolvers of the types of tracked values are handed. */

export type TrackedValueSource = { readonly reading: Reading; readonly declared: TrackedValue };
export type PlayerValueSource = {
  readonly reading: Reading;
  readonly declared: TrackedValue;
  readonly player: PlayerSource['row'];
};
export type CardValueSource = {
  readonly reading: Reading;
  readonly row: TrackedRow & { readonly card: Card };
};

export const trackedIn = (reading: Reading): TrackedValueSource[] =>
  trackedValuesOf(rulesetIn(reading)).map((declared) => ({ reading, declared }));

export const valuesOfPlayer = ({ reading, row: player }: PlayerSource): PlayerValueSource[] =>
  trackedIn(reading)
    .filter(({ declared }) => declared.of === 'PLAYER')
    .map((source) => ({ ...source, player }));
