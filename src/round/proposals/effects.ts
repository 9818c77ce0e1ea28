/**
 * What a proposal's effects come to, "in order, all or nothing" [ruling H3]: worked out whole
 * before anything happens, each effect on what those before it make.
 */
import { assertNever, destroy, held, mint } from '../../kernel';
import type { Instant, ItemCode, Transfer } from '../../kernel';
import { amendRuleset } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';
import { isCardItem, isItem } from '../items';
import { unplayable } from '../playable';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, presentPlayer, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { strangeItems } from './existing-items';
import type { EffectFailure, ItemEffect, ProposalEffect, Standing } from './rows';

/** What the effects would make happen. */
export type EffectsPlan = {
  /** The amended document; null where nothing is amended. */
  readonly document: RoundRuleset | null;
  readonly transfers: readonly Transfer[];
  readonly standings: readonly Standing[];
};

type Planning = {
  readonly state: RoundState;
  readonly now: Instant;
  /** At submission: what is to be taken can still be got until the adoption. */
  readonly mayLack: boolean;
  document: RoundRuleset | null;
  readonly transfers: Transfer[];
  readonly standings: Standing[];
};

export function planEffects(
  state: RoundState,
  now: Instant,
  effects: readonly ProposalEffect[],
  { mayLack }: { readonly mayLack: boolean },
): EffectsPlan | { readonly failure: EffectFailure } {
  const plan: Planning = { state, now, mayLack, document: null, transfers: [], standings: [] };
  for (const [at, effect] of effects.entries()) {
    const refusal = planEffect(plan, effect);
    if (refusal !== null) return { failure: { effect: at, refusal } };
  }
  const { document, transfers, standings } = plan;
  return { document, transfers, standings };
}

function planEffect(plan: Planning, effect: ProposalEffect): RoundRefusal | null {
  switch (effect.type) {
    case 'AMEND_RULESET':
      return planAmendment(plan, effect.patch);
    case 'GIVE_ITEMS':
    case 'TAKE_ITEMS':
      return planItems(plan, effect);
    case 'CORRECT_STANDING':
      return planStanding(plan, effect);
    default:
      return assertNever(effect);
  }
}

const rulesetIn = (plan: Planning): RoundRuleset => plan.document ?? rulesetOf(plan.state);

/** What exists must be known to the amended document too: the cards to its deck. */
function planAmendment(plan: Planning, patch: unknown): RoundRefusal | null {
  const amended = amendRuleset(rulesetIn(plan), patch);
  const problems = amended.ok
    ? [
        ...unplayable(amended.ruleset).map((found) => ({ ...found, operation: null })),
        ...strangeItems(plan.state, plan.transfers, amended.ruleset),
      ]
    : amended.problems;
  if (problems.length > 0) {
    const found = problems.map(({ path, message, operation }) => ({ path, message, operation }));
    return refuse('RULESET_REFUSED', 'proposals', { problems: found });
  }
  if (amended.ok) plan.document = amended.ruleset;
  return null;
}

function planItems(plan: Planning, { type, playerId, items }: ItemEffect): RoundRefusal | null {
  const player = presentPlayer(plan.state, playerId);
  if (player === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  for (const { item, quantity } of items) {
    const refusal = unlessKnown(plan, item) ?? unlessNatural(item, quantity);
    if (refusal !== null) return refusal;
    if (type === 'GIVE_ITEMS') {
      plan.transfers.push(...mint(ownerOf(playerId), [[item, quantity]]));
      continue;
    }
    const short = planTaking(plan, player, item, quantity);
    if (short !== null) return short;
  }
  return null;
}

function planTaking(
  plan: Planning,
  { id: playerId }: PlayerRow,
  item: ItemCode,
  need: number,
): RoundRefusal | null {
  const owner = ownerOf(playerId);
  const have = plan.transfers
    .filter((transfer) => transfer.item === item)
    .reduce(
      (sum, { from, to, quantity }) =>
        sum + (to === owner ? quantity : 0) - (from === owner ? quantity : 0),
      held(plan.state, owner, item),
    );
  if (have < need && !plan.mayLack) {
    return refuse('NOT_ENOUGH_TO_TAKE', 'items', { playerId, item, have, need });
  }
  plan.transfers.push(...destroy(owner, [[item, Math.min(have, need)]]));
  return null;
}

function unlessKnown(plan: Planning, item: ItemCode): RoundRefusal | null {
  if (isItem(rulesetIn(plan), item)) return null;
  return isCardItem(item)
    ? refuse('CARD_UNKNOWN', 'cards', { item })
    : refuse('ITEM_UNKNOWN', 'items', { item });
}

function unlessNatural(item: ItemCode, amount: number): RoundRefusal | null {
  if (Number.isInteger(amount) && amount >= 1) return null;
  return refuse('AMOUNT_NOT_NATURAL', 'items', { item, amount });
}

/** Whoever was a player from an earlier time on is reputable the earlier for it [Actions]. */
function planStanding(
  { state, now, standings }: Planning,
  { playerId, joinedAtMs }: Standing,
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
