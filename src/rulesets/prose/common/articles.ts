import { articlesOf } from '../../articles/articles-of';
import type { Ruleset } from '../../document/ruleset';
import type { RuleSection } from './section';

/** The rules that people follow, as they were written [ruling L2]. */
export const articles = (ruleset: Ruleset): RuleSection<string>[] =>
  articlesOf(ruleset).map((article) => ({ ...article, heldBy: 'PEOPLE' }));
