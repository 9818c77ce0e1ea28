import type { DynastyAnchor } from '../rulesets';
import type { Option } from '../season';

export { option } from '../season';

export type DynastyOption = Option<DynastyAnchor>;
