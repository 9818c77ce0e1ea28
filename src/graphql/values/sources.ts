import type { Reading } from '../../engine';
import { actionsOf, trackedValuesOf } from '../../rulesets';
import type { Action, Card, TrackedValue } from '../../rulesets';
import type { TrackedRow, ValueChange } from '../../season';
import { rulesetIn } from '../rulesets/sources';
import type { PlayerSource } from '../sources';

/* What resolvers of the types of tracked values are handed. */

export type TrackedValueSource = { readonly reading: Reading; readonly declared: TrackedValue };
export type PlayerValueSource = {
  readonly reading: Reading;
  readonly declared: TrackedValue;
  readonly player: PlayerSource['row'];
};
export type PlayerActionSource = { readonly reading: Reading; readonly action: Action };
export type CardValueSource = {
  readonly reading: Reading;
  readonly row: TrackedRow & { readonly card: Card };
};

export type ValueChangeSource = ValueChange & { readonly reading: Reading };

export const trackedIn = (reading: Reading): TrackedValueSource[] =>
  trackedValuesOf(rulesetIn(reading)).map((declared) => ({ reading, declared }));

export const actionsIn = (reading: Reading): PlayerActionSource[] =>
  actionsOf(rulesetIn(reading)).map((action) => ({ reading, action }));

export const valuesOfPlayer = ({ reading, row: player }: PlayerSource): PlayerValueSource[] =>
  trackedIn(reading)
    .filter(({ declared }) => declared.of === 'PLAYER')
    .map((source) => ({ ...source, player }));
