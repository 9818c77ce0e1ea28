import { articlesOf } from '../articles/articles-of';
import type { Ruleset } from '../ruleset';
import type { RuleSection } from './section';

/** What people hold of the rules, as it was written [ruling L2]. */
export const articles = (ruleset: Ruleset): RuleSection<string>[] =>
  articlesOf(ruleset).map((article) => ({ ...article, heldBy: 'PEOPLE' }));
