import type { DynastyRevisionRow } from '../../dynasty';
import type { RoundRevisionRow } from '../../round';
import type { RuleSection, SectionDifference } from '../../rulesets';

/** A revision of either game's ruleset. */
export type RevisionSource = RoundRevisionRow | DynastyRevisionRow;
/** A section of either game's rules. */
export type SectionSource = RuleSection<string>;
export type SectionDifferenceSource = SectionDifference<SectionSource>;
