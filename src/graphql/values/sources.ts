import type { SeasonSnapshot } from '../../engine';
import { actionsOf, trackedValuesOf } from '../../rulesets';
import type { Action, Card, TrackedValue } from '../../rulesets';
import type { TrackedRow, ValueChange } from '../../season';
import { rulesetIn } from '../rulesets/sources';
import type { PlayerSource } from '../nodes/sources';

/* What resolvers of the types of tracked values are handed. */

export type TrackedValueSource = {
  readonly reading: SeasonSnapshot;
  readonly declared: TrackedValue;
};
export type PlayerValueSource = {
  readonly reading: SeasonSnapshot;
  readonly declared: TrackedValue;
  readonly player: PlayerSource['row'];
};
export type PlayerActionSource = { readonly reading: SeasonSnapshot; readonly action: Action };
export type CardValueSource = {
  readonly reading: SeasonSnapshot;
  readonly row: TrackedRow & { readonly card: Card };
};

export type ValueChangeSource = ValueChange & { readonly reading: SeasonSnapshot };

export const trackedIn = (reading: SeasonSnapshot): TrackedValueSource[] =>
  trackedValuesOf(rulesetIn(reading)).map((declared) => ({ reading, declared }));

export const actionsIn = (reading: SeasonSnapshot): PlayerActionSource[] =>
  actionsOf(rulesetIn(reading)).map((action) => ({ reading, action }));

export const valuesOfPlayer = ({ reading, row: player }: PlayerSource): PlayerValueSource[] =>
  trackedIn(reading)
    .filter(({ declared }) => declared.of === 'PLAYER')
    .map((source) => ({ ...source, player }));
