import { required } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import type { DynastyRevisionRow } from '../../dynasty';
import type { RoundRevisionRow } from '../../round';
import type { RuleSection, Ruleset } from '../../rulesets';

export type {
  Ruleset as EditionSource,
  SectionDifference as SectionDifferenceSource,
} from '../../rulesets';

/** A revision of either game's ruleset. */
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

/** Null when there is no such revision. */
export function findRuleset(snapshot: SeasonSnapshot, revision: number): RulesetSource | null {
  const state: { get(table: 'revisions', id: string): RevisionRow | undefined } = snapshot.state;
  const row = state.get('revisions', `r${revision}`);
  return row === undefined ? null : rulesetSource(snapshot, row);
}

/** The revision that the caller knows to be there. */
export const rulesetOf = (snapshot: SeasonSnapshot, revision: number): RulesetSource =>
  required(findRuleset(snapshot, revision), `revision ${revision}`);

/** The ruleset in force, of whichever game. */
export const rulesetIn = (snapshot: SeasonSnapshot): Ruleset => {
  const rows: { all(table: 'revisions'): RevisionRow[] } = snapshot.state;
  return required(findRuleset(snapshot, rows.all('revisions').length), 'the ruleset in force').row
    .document;
};

/** A section of either game's rules. */
export type RuleSectionSource = RuleSection<string>;
