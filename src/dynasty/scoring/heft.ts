/**
 * The hefts of the cards of a claim, in the order of ruling K6: printed heft; Arcana under World;
 * Magician, by the claimant; Arcana of Di Paolo; doubling by Angels; reduction by Devils of the
 * other side.
 */
import { isArcana, printedHeft } from '../../rulesets';
import type { Card, DynastyRuleset } from '../../rulesets';
import { effectsInPocket, effectsOfCard, grandCanalEffects, masksInForce, ofType } from './effects';
import { grandCanalDefends, pocketOf } from './pocket';
import type { Position, Side } from './position';

/** The hefts of both pockets in a claim, the oldest card first. */
export type PocketHefts = {
  readonly holder: readonly number[];
  /** The hefts of the opponent's cards, without the Grand Canal. */
  readonly opponent: readonly number[];
  /** The heft of the Grand Canal in the opponent's pocket; null if it does not defend [ruling K8]. */
  readonly grandCanal: number | null;
};

/** The printed heft, or the Arcana's heft under World: the basis of the Bersaglio [ruling K7]. */
function heftOnTable(ruleset: DynastyRuleset, grandCanal: Card, card: Card): number {
  const world = ofType(grandCanalEffects(ruleset, grandCanal), 'ARCANA_HEFT').at(0);
  if (world !== undefined && isArcana(ruleset.deck, card)) return world.heft;
  return printedHeft(ruleset.deck, card);
}

export function pocketHefts(ruleset: DynastyRuleset, position: Position): PocketHefts {
  const { grandCanal, holder, opponent } = position;
  const mine = weigher(ruleset, grandCanal, { side: holder, against: opponent, claims: true });
  const theirs = weigher(ruleset, grandCanal, { side: opponent, against: holder, claims: false });
  return {
    holder: pocketOf(ruleset, holder, grandCanal).map((card) => mine(card, true)),
    opponent: pocketOf(ruleset, opponent, grandCanal).map((card) => theirs(card, true)),
    grandCanal: grandCanalDefends(ruleset, position) ? theirs(grandCanal, false) : null,
  };
}

type Weighed = { readonly side: Side; readonly against: Side; readonly claims: boolean };

/** Weighs cards of one pocket. A card that was not played has no effect of its own [ruling K8]. */
function weigher(ruleset: DynastyRuleset, grandCanal: Card, { side, against, claims }: Weighed) {
  const own = effectsInPocket(ruleset, pocketOf(ruleset, side, grandCanal));
  const other = effectsInPocket(ruleset, pocketOf(ruleset, against, grandCanal));
  const worn = masksInForce(ruleset, side, grandCanal).map(({ effect }) => effect);
  const arcanaHeft = ofType(worn, 'ARCANA_HEFT').at(0)?.heft;
  const factor = ofType(own, 'MULTIPLY_OWN_HEFTS').reduce((all, effect) => all * effect.factor, 1);
  const taken = ofType(other, 'LOWER_OPPONENT_HEFTS').reduce((all, effect) => all + effect.by, 0);
  return (card: Card, played: boolean): number => {
    const itself = played ? effectsOfCard(ruleset, card) : [];
    const byClaimant = ofType(itself, 'HEFT_BY_CLAIMANT').at(0);
    const claimed = claims ? byClaimant?.holder : byClaimant?.opponent;
    const masked = isArcana(ruleset.deck, card) ? arcanaHeft : undefined;
    const heft = masked ?? claimed ?? heftOnTable(ruleset, grandCanal, card);
    return Math.max(0, heft * factor - taken);
  };
}

/** Starting a Game: the Bersaglio [ruling K7]. The Queen of Batons gives 34, World 36. */
export const bersaglio = (ruleset: DynastyRuleset, grandCanal: Card): number =>
  ruleset.bersaglioBase + heftOnTable(ruleset, grandCanal, grandCanal);
