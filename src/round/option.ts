import type { RuleAnchor } from '../rulesets';
import type { Option } from '../season';

export type RoundOption = Option<RuleAnchor>;
