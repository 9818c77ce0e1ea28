import type { DynastyRevisionRow } from '../../dynasty';
import type { RoundRevisionRow } from '../../round';
import type { RuleSection, SectionDifference } from '../../rulesets';

export type { Popularity as PopularitySource, Ruleset as EditionSource } from '../../rulesets';

/** A revision of either game's ruleset. */
export type RulesetSource = RoundRevisionRow | DynastyRevisionRow;
/** A section of either game's rules. */
export type RuleSectionSource = RuleSection<string>;
export type SectionDifferenceSource = SectionDifference<RuleSectionSource>;
