/**
 * "Every time a Player gains a peg for being the Campione of a Game they gain 1 Magistrelli, unless
 * their opponent has a higher Magistrelli than them, in which case they gain half of the difference
 * …, rounded up" [The Magistrelli System]. The player's own Magistrelli rises peg by peg; the
 * opponent's is as it was at the end of the game [ruling K15].
 */
import type { DynastyRuleset } from '../../rulesets';
import { MOST_COUNTED } from '../model/rows';

export function magistrelliAfter(
  { perPeg, differenceDividedBy }: DynastyRuleset['magistrelli'],
  own: number,
  opponent: number,
  pegs: number,
): number {
  let rising = own;
  for (let peg = 0; peg < pegs; peg += 1) {
    rising += opponent > rising ? Math.ceil((opponent - rising) / differenceDividedBy) : perPeg;
  }
  return Math.min(rising, MOST_COUNTED);
}
