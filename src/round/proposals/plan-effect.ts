/** Plans single effects of a round's proposal, each on top of the earlier ones [ruling H3]. */
import { BANK, mint } from '../../kernel';
import type { ItemCode, PlayerId, Transfer } from '../../kernel';
import {
  amendRuleset,
  isCardCode,
  isUniqueCode,
  proposableClasses,
  slownessProblems,
  tempoProblems,
} from '../../rulesets';
import type { AmendProblem, RoundRuleset } from '../../rulesets';
import {
  awakePlayers,
  isOfOffice,
  adoptabilityProblem,
  unlessAllSettable,
  unlessAllTerms,
  unlessTermOf,
} from '../../season';
import type { SetTermEffect } from '../../season';
import { isItemOf, unlessFungible } from '../model/amounts';
import { unlessCreatable } from '../ducks/create-duck';
import { presentDuck } from '../ducks/duck';
import { unlessNoQuack } from '../ducks/quack';
import { sectionOrIntroducing } from '../model/citations';
import { duckOwner, ownerOf } from '../model/owners';
import type { RoundFacts } from '../model/facts';
import { unlessCorrectable } from '../hands/correct-hand';
import type { NewWork } from '../house/vocabulary';
import { unlessWork } from '../house/create-work-of-art';
import { isItem } from '../model/items';
import { refuse, refusedOf } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { presentPlayer, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { VALUE_TRACKING } from '../values/value-tracking';
import { sittingTerms } from '../judge/bench';
import { unlessJudgeUntil } from '../judge/set-judge-term';
import type { SecretActionId } from '../model/ids';
import type { EffectsPlanDraft } from './effects-plan';
import { missingItemProblems } from './existing-items';
import { unlessOwnersFit, unlessOwner, unlessTooFull } from './move-items';
import type { Reversal } from './reversal';
import type {
  CorrectedHand,
  ItemEffect,
  MoveEffect,
  NewDuck,
  StandingCorrection,
} from './vocabulary';

const rulesetIn = (plan: EffectsPlanDraft): RoundRuleset => plan.document ?? rulesetOf(plan.state);

export function refuseAmendment(problems: readonly AmendProblem[]): RoundRefusal {
  const found = problems.map(({ path, message, operation }) => ({ path, message, operation }));
  return refuse('RULESET_REFUSED', 'proposals', { problems: found });
}

/**
 * Plans an amendment. The amended document must still have everything in use, such as every card in
 * a hand.
 */
export function planAmendment(plan: EffectsPlanDraft, patch: unknown): RoundRefusal | null {
  const amended = amendRuleset(rulesetIn(plan), patch);
  const moved = plan.written.moved(rulesetIn(plan), patch);
  const problems = amended.ok
    ? [
        ...moved,
        ...tempoProblemsOf(plan.state, amended.ruleset),
        ...missingItemProblems(plan.state, plan.transfers.all, amended.ruleset),
        ...unproposable(plan, amended.ruleset),
      ]
    : amended.problems;
  if (problems.length > 0) return refuseAmendment(problems);
  if (!amended.ok) return null;
  plan.document = amended.ruleset;
  return (
    unlessAllSettable(VALUE_TRACKING, plan.state, amended.ruleset, plan.values) ??
    unlessAllTerms(VALUE_TRACKING, plan, amended.ruleset, plan.terms)
  );
}

/**
 * The problems of an amendment after which no vote could change the rules again: nobody could
 * propose, or no proposal could pass.
 */
function unproposable(plan: EffectsPlanDraft, ruleset: RoundRuleset): AmendProblem[] {
  const [before, after] = [proposableClasses(rulesetIn(plan)), proposableClasses(ruleset)];
  if (after.length > 0) {
    return [
      ...adoptabilityProblem(before, after, awakePlayers(plan.state).length),
      ...slownessProblems(before, after).map((found) => ({ ...found, operation: null })),
    ];
  }
  if (before.length === 0) return [];
  return [{ path: '/proposals/classes', message: UNPROPOSABLE, operation: null }];
}
const UNPROPOSABLE =
  'expected a class that uses no item, or one that the rules bring: without one nobody could make a proposal again';

/**
 * The problems of rules with too short or too long a rules-day or voting period. In a rehearsal both
 * may have any length.
 */
function tempoProblemsOf(state: RoundState, ruleset: RoundRuleset): AmendProblem[] {
  if (roundOf(state).testClockMs !== null) return [];
  const problems = tempoProblems(rulesetOf(state), ruleset);
  return problems.map((found) => ({ ...found, operation: null }));
}

export function planItems(plan: EffectsPlanDraft, effect: ItemEffect): RoundRefusal | null {
  const { type, items } = effect;
  const missing = unlessPresent(plan, effect);
  if (missing !== null) return missing;
  const whose = 'duckId' in effect ? duckOwner(effect.duckId) : ownerOf(effect.playerId);
  for (const { item, quantity } of items) {
    const refusal =
      unlessKnown(plan, item) ??
      unlessForDucks(plan, effect, item) ??
      (type === 'GIVE_ITEMS' ? unlessFungible([{ item }]) : null) ??
      unlessNatural(item, quantity);
    if (refusal !== null) return refusal;
    if (type === 'GIVE_ITEMS') {
      plan.transfers.add(...mint(whose, [[item, quantity]]));
      continue;
    }
    const short = planTransfer(plan, { from: whose, to: BANK, item, quantity });
    if (short !== null) return refusedOf(short, ownerFacts(effect));
  }
  return null;
}

function unlessPresent(plan: EffectsPlanDraft, effect: ItemEffect): RoundRefusal | null {
  const { state } = plan;
  if ('duckId' in effect) {
    const found = presentDuck(state, effect.duckId) !== null;
    const { duckId } = effect;
    return found
      ? null
      : refuse('DUCK_NOT_FOUND', sectionOrIntroducing(rulesetIn(plan), 'ducks'), { duckId });
  }
  const { playerId } = effect;
  const found = presentPlayer(state, playerId) !== null;
  return found ? null : refuse('PLAYER_NOT_FOUND', 'players', { playerId });
}

/** Refuses Quack items for a duck. They can still be taken from a duck that has them by mistake. */
function unlessForDucks(
  plan: EffectsPlanDraft,
  effect: ItemEffect,
  item: ItemCode,
): RoundRefusal | null {
  if (!('duckId' in effect) || effect.type === 'TAKE_ITEMS') return null;
  return unlessNoQuack(rulesetIn(plan), [{ item }]);
}

const ownerFacts = (effect: ItemEffect): RoundFacts<never, 'duckId' | 'playerId'> =>
  'duckId' in effect ? { duckId: effect.duckId } : { playerId: effect.playerId };

/** Plans a transfer. At submission a missing amount may still arrive before the adoption. */
function planTransfer(plan: EffectsPlanDraft, transfer: Transfer): RoundRefusal | null {
  const { from, item, quantity: need } = transfer;
  const have = from === BANK ? need : plan.transfers.held(from, item);
  if (have < need && !plan.mayLack) {
    return refuse('NOT_ENOUGH_TO_TAKE', 'items', { item, have, need });
  }
  const quantity = Math.min(have, need);
  if (quantity > 0) plan.transfers.add({ ...transfer, quantity });
  return null;
}

function unlessKnown(plan: EffectsPlanDraft, item: ItemCode): RoundRefusal | null {
  const known = isUniqueCode(item) ? isItemOf(plan.state, item) : isItem(rulesetIn(plan), item);
  if (known) return null;
  return isCardCode(item)
    ? refuse('CARD_UNKNOWN', 'cards', { item })
    : refuse('ITEM_UNKNOWN', 'items', { item });
}

function unlessNatural(item: ItemCode, amount: number): RoundRefusal | null {
  if (Number.isInteger(amount) && amount >= 1) return null;
  return refuse('AMOUNT_NOT_NATURAL', 'items', { item, amount });
}

export function planMove(
  plan: EffectsPlanDraft,
  { from, to, items }: MoveEffect,
): RoundRefusal | null {
  const { state } = plan;
  const refusal =
    unlessOwner(state, from) ?? unlessOwner(state, to) ?? unlessOwnersFit(state, from, to, items);
  if (refusal !== null) return refusal;
  for (const { item, quantity } of items) {
    const wrong =
      unlessKnown(plan, item) ??
      unlessNatural(item, quantity) ??
      planTransfer(plan, { from, to, item, quantity });
    if (wrong !== null) return wrong;
  }
  return unlessTooFull(state, plan.transfers.all, to);
}

/**
 * Plans to undo plays. Each play is undone only once, and each transfer must be possible after the
 * earlier ones.
 */
export function planUndoing<Id>(
  plan: EffectsPlanDraft,
  undone: Id[],
  id: Id,
  undo: (state: RoundState, id: Id) => Reversal,
): RoundRefusal | null {
  const found = undo(plan.state, id);
  if ('refusal' in found) return found.refusal;
  if (undone.includes(id)) return refuse('NOTHING_TO_CORRECT', 'proposals');
  undone.push(id);
  return firstRefused(found.transfers, (transfer) => planTransfer(plan, transfer));
}

function firstRefused<T>(
  all: readonly T[],
  plan: (each: T) => RoundRefusal | null,
): RoundRefusal | null {
  return all.reduce<RoundRefusal | null>((found, each) => found ?? plan(each), null);
}

export function planVoidedAction(
  plan: EffectsPlanDraft,
  actionId: SecretActionId,
): RoundRefusal | null {
  const status = plan.state.get('secretActions', actionId)?.status;
  const isOpen = status === 'COMMITTED' || status === 'REVEALED';
  if (!isOpen || plan.actionIds.includes(actionId)) {
    return refuse('NOTHING_TO_CORRECT', 'proposals');
  }
  plan.actionIds.push(actionId);
  return null;
}

export function planEndOfTerm(plan: EffectsPlanDraft, playerId: PlayerId): RoundRefusal | null {
  const { state, termIds } = plan;
  const sitting = sittingTerms(state).filter(({ id }) => !termIds.includes(id));
  const [first] = sitting;
  if (first === undefined) return refuse('CHAIR_VACANT', 'judge');
  const term = sitting.find((one) => one.playerId === playerId);
  if (term === undefined) return refuse('JUDGE_CHANGED', 'judge', { playerId: first.playerId });
  termIds.push(term.id);
  return null;
}

export function planTerm(plan: EffectsPlanDraft, effect: SetTermEffect): RoundRefusal | null {
  plan.terms.push(effect);
  return isOfOffice(effect)
    ? unlessTermOf(VALUE_TRACKING, plan, rulesetIn(plan), effect)
    : unlessJudgeUntil(plan, effect);
}

/**
 * Plans the correction of a hand. A plan corrects each hand only once, since two corrections would
 * contradict each other.
 */
export function planHand(
  { state, hands }: EffectsPlanDraft,
  hand: CorrectedHand,
): RoundRefusal | null {
  if (hands.some(({ handId }) => handId === hand.handId)) {
    return refuse('NOTHING_TO_CORRECT', 'proposals');
  }
  hands.push(hand);
  return unlessCorrectable(state, hand);
}

/** Plans a Work of Art. It is made after the other effects. */
export function planWork(plan: EffectsPlanDraft, work: NewWork): RoundRefusal | null {
  const refusal = unlessWork(plan.state, rulesetIn(plan), work);
  if (refusal === null) plan.works.push(work);
  return refusal;
}

/**
 * Plans a new date of joining for a player. An earlier date makes the player reputable earlier
 * [Actions].
 */
export function planStanding(
  { state, now, standings }: EffectsPlanDraft,
  { playerId, joinedAtMs }: StandingCorrection,
): RoundRefusal | null {
  if (presentPlayer(state, playerId) === null) {
    return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  }
  if (joinedAtMs > now) {
    return refuse('JOINING_IN_THE_FUTURE', 'players', { playerId, joinedAtMs, nowMs: now });
  }
  standings.push({ playerId, joinedAtMs });
  return null;
}

export function planDuck(plan: EffectsPlanDraft, { playerId, name }: NewDuck): RoundRefusal | null {
  const others = plan.ducks.filter((duck) => duck.playerId === playerId).length;
  const refusal = unlessCreatable(plan.state, rulesetIn(plan), playerId, others);
  if (refusal === null) plan.ducks.push({ playerId, name });
  return refusal;
}
