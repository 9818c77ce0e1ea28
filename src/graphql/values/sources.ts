import type { SeasonSnapshot } from '../../engine';
import { actionsOf, secretActionsOf, trackedValuesOf } from '../../rulesets';
import type { Action, Card, DeclaredPart, SecretAction, TrackedValue } from '../../rulesets';
import { latestAttempts } from '../../season';
import type { TrackedRow, ValueChange } from '../../season';
import type { Context } from '../context/context';
import { metered } from '../context/metered';
import { rulesetIn } from '../rulesets/sources';
import type { PlayerSource, SecretAttemptSource } from '../nodes/sources';

export type TrackedValueSource = {
  readonly snapshot: SeasonSnapshot;
  readonly declared: TrackedValue;
};
export type PlayerValueSource = {
  readonly snapshot: SeasonSnapshot;
  readonly declared: TrackedValue;
  readonly player: PlayerSource['row'];
};
export type PlayerActionSource = { readonly snapshot: SeasonSnapshot; readonly action: Action };
export type CardValueSource = {
  readonly snapshot: SeasonSnapshot;
  readonly row: TrackedRow & { readonly card: Card };
};

export type ValueChangeSource = ValueChange & { readonly snapshot: SeasonSnapshot };

export type AdditionalSecretActionSource = {
  readonly snapshot: SeasonSnapshot;
  readonly secret: SecretAction;
};
export type DeclaredPartSource = DeclaredPart;

export const secretActionsIn = (snapshot: SeasonSnapshot): AdditionalSecretActionSource[] =>
  secretActionsOf(rulesetIn(snapshot)).map((secret) => ({ snapshot, secret }));

export const attemptsIn = (
  context: Context,
  snapshot: SeasonSnapshot,
  action: string | null,
): SecretAttemptSource[] =>
  metered(context, snapshot, () => latestAttempts(snapshot.state, action, MOST_ATTEMPTS)).map(
    (row) => ({ type: 'SecretAttempt', snapshot, row }),
  );
const MOST_ATTEMPTS = 50;

export const trackedIn = (snapshot: SeasonSnapshot): TrackedValueSource[] =>
  trackedValuesOf(rulesetIn(snapshot)).map((declared) => ({ snapshot, declared }));

export const actionsIn = (snapshot: SeasonSnapshot): PlayerActionSource[] =>
  actionsOf(rulesetIn(snapshot)).map((action) => ({ snapshot, action }));

export const valuesOfPlayer = ({ snapshot, row: player }: PlayerSource): PlayerValueSource[] =>
  trackedIn(snapshot)
    .filter(({ declared }) => declared.of === 'PLAYER')
    .map((source) => ({ ...source, player }));
