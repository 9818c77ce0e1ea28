import { required } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import type { DynastyRevisionRow } from '../../dynasty';
import type { RoundRevisionRow } from '../../round';
import type { DynastyRuleset, PresentKind, RuleSection, Ruleset, Trick } from '../../rulesets';

export type {
  Ruleset as EditionSource,
  SectionDifference as SectionDifferenceSource,
} from '../../rulesets';

/** A revision of a ruleset, in either game. */
export type RevisionRow = RoundRevisionRow | DynastyRevisionRow;
export type RulesetSource = {
  readonly type: 'Ruleset';
  readonly snapshot: SeasonSnapshot;
  readonly row: RevisionRow;
};
export const rulesetSource = (snapshot: SeasonSnapshot, row: RevisionRow): RulesetSource => ({
  type: 'Ruleset',
  snapshot,
  row,
});

/** Null if the revision does not exist. */
export function findRuleset(snapshot: SeasonSnapshot, revision: number): RulesetSource | null {
  const state: { get(table: 'revisions', id: string): RevisionRow | undefined } = snapshot.state;
  const row = state.get('revisions', `r${revision}`);
  return row === undefined ? null : rulesetSource(snapshot, row);
}

/** Throws if the revision does not exist. */
export const rulesetOf = (snapshot: SeasonSnapshot, revision: number): RulesetSource =>
  required(findRuleset(snapshot, revision), `revision ${revision}`);

/** The ruleset in force, in either game. */
export const rulesetIn = (snapshot: SeasonSnapshot): Ruleset => {
  const rows: { all(table: 'revisions'): RevisionRow[] } = snapshot.state;
  return required(findRuleset(snapshot, rows.all('revisions').length), 'the ruleset in force').row
    .document;
};

export type TrickRulesSource = { readonly ruleset: DynastyRuleset; readonly trick: Trick };

/** A section of the rules, in either game. */
export type RuleSectionSource = RuleSection<string>;

export type MechanicKindSource = PresentKind;
