/** Starting a Game, the Bersaglio [ruling K7]: Queen of Batons 34; World 36. */
import type { Card, DynastyRuleset } from '../../rulesets';
import { heftOnTable } from './heft';

export const bersaglio = (ruleset: DynastyRuleset, grandCanal: Card): number =>
  ruleset.bersaglioBase + heftOnTable(ruleset, grandCanal, grandCanal);
