/**
 * The outcome of an action. Its effects apply in order, and each effect starts from the result of
 * the earlier effects [rulings Z2, Z3].
 */
import { BANK, destroy, required } from '../../kernel';
import type { Owner, PlayerId, Transfer } from '../../kernel';
import {
  codeOfCard,
  expectedOf,
  findTracked,
  flagOf,
  numberOf,
  partsOfName,
  acceptsValue,
} from '../../rulesets';
import type { Action, ActionEffect, Card, Tracked, TrackedValue, Value } from '../../rulesets';
import { ownerOf } from '../model/owners';
import { PlannedTransfers } from '../model/holdings';
import type { ActionState, Parties } from './action-checks';
import type { MagistrelliMoved, ValueChange } from './changes';
import type { ValueTracking } from './value-tracking';
import { OF_SEASON, trackedId } from './rows';
import type { Subject } from './rows';
import { valueNow } from './value-now';

const RULE = 'player-actions' as const;
const MOST = 1_000_000_000;

type ValueEffect = Extract<ActionEffect, { readonly value: string }>;
type PartyName = 'ACTOR' | 'TARGET' | undefined;

/**
 * The actor and the target of an action. A fortune also has `hand`, the cards of the hand that
 * triggered it: an effect on a card then applies to each card of the hand. A secret action has
 * `declared`, the values of what was declared, by name.
 */
type OutcomeParties = Pick<Parties, 'actor' | 'target'> &
  Partial<Pick<Parties, 'card'>> & {
    readonly hand?: readonly Card[];
    readonly declared?: ReadonlyMap<string, Value>;
  };

/** The changes that an action has made so far. They are not yet in the state. */
export class ActionOutcome<State extends ActionState, F> {
  readonly #transfers: PlannedTransfers;
  readonly #changes = new Map<string, ValueChange>();
  readonly #magistrelli = new Map<PlayerId, MagistrelliMoved>();
  #ofHand: Card | null = null;

  constructor(
    readonly tracking: ValueTracking<State, F>,
    readonly state: State,
    readonly parties: OutcomeParties,
    /** Transfers made before the action. */
    moved: readonly Transfer[] = [],
  ) {
    this.#transfers = new PlannedTransfers(state);
    this.#transfers.add(...moved);
  }

  get transfers(): readonly Transfer[] {
    return this.#transfers.all;
  }

  get changes(): readonly ValueChange[] {
    return [...this.#changes.values()];
  }

  get magistrelli(): readonly MagistrelliMoved[] {
    return [...this.#magistrelli.values()];
  }

  readonly valueOf = (name: string): Value => {
    const declared = this.parties.declared?.get(name);
    if (declared !== undefined) return declared;
    const { of, kind, code } = partsOfName(name);
    const player = this.player(of === 'PLAYER' ? 'TARGET' : 'ACTOR');
    switch (kind) {
      case 'value': {
        const now = this.#tracked(this.#declared(code), player);
        return typeof now === 'boolean' ? now : toNumber(now);
      }
      case 'held': {
        const item = codeOfCard(this.#card());
        return BigInt(this.#transfers.held(ownerOf(player), item));
      }
      case 'item': {
        const item = code as Transfer['item'];
        return BigInt(this.#transfers.held(ownerOf(player), item));
      }
      case 'magistrelli':
        return BigInt(this.#magistrelliOf(player));
    }
  };

  player(whose: PartyName): PlayerId {
    const { actor, target } = this.parties;
    return whose === 'TARGET' ? required(target ?? null, 'the target of the action') : actor;
  }

  /** Pays the cost and applies all effects. Returns the refusal of the first impossible effect. */
  make({ action, cost, effects }: Action): F | null {
    const paid = cost.map(({ item, quantity }) => [item, quantity] as const);
    this.#transfers.add(...destroy(ownerOf(this.player('ACTOR')), paid));
    return effects.reduce<F | null>((found, effect) => found ?? this.#add(action, effect), null);
  }

  #add(action: string, effect: ActionEffect): F | null {
    switch (effect.type) {
      case 'SET':
      case 'ADD':
      case 'SET_TEXT':
        return this.#set(effect);
      case 'MOVE':
        return this.#move(action, effect);
      case 'ADD_MAGISTRELLI': {
        const playerId = this.player(effect.whose);
        const from = this.tracking.magistrelliOf?.(this.state, playerId) ?? 0;
        const to = this.#magistrelliOf(playerId) + Number(numberOf(effect.by, this.valueOf));
        if (to < 0 || to > MOST) return this.#impossible(action, to);
        this.#magistrelli.set(playerId, { playerId, from, to });
        return null;
      }
    }
  }

  #set(effect: ValueEffect): F | null {
    const declared = this.#declared(effect.value);
    const { hand } = this.parties;
    if (declared.of !== 'CARD' || hand === undefined) return this.#setOne(effect, declared);
    for (const card of hand) {
      this.#ofHand = card;
      const refusal = this.#setOne(effect, declared);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  #setOne(effect: ValueEffect, declared: TrackedValue): F | null {
    const { value, whose } = effect;
    const player = this.player(whose);
    const now = this.#after(effect, declared, player);
    if (!acceptsValue(declared, now)) {
      const expected = expectedOf(declared);
      return this.tracking.refuse('VALUE_OUT_OF_LIMITS', RULE, { value, expected });
    }
    const subject = this.#subjectOf(declared, player);
    const { playerId, card } = subject;
    const change = { value, playerId, ...(card === null ? {} : { card }), now };
    this.#changes.set(trackedId(value, subject), change);
    return null;
  }

  #after(effect: ValueEffect, declared: TrackedValue, player: PlayerId): Tracked {
    if (effect.type === 'SET_TEXT') return effect.text;
    if (declared.type === 'FLAG') return flagOf(effect.by, this.valueOf);
    const before = effect.type === 'SET' ? 0n : toNumber(this.#tracked(declared, player));
    return Number(before + numberOf(effect.by, this.valueOf));
  }

  #move(action: string, effect: Extract<ActionEffect, { readonly type: 'MOVE' }>): F | null {
    const { from, to, item } = effect;
    const quantity = Number(numberOf(effect.quantity, this.valueOf));
    if (quantity < 0 || quantity > MOST) return this.#impossible(action, quantity, item);
    if (from !== 'BANK') {
      const playerId = this.player(from);
      const have = this.#transfers.held(ownerOf(playerId), item);
      if (have < quantity) {
        const facts = { action, item, amount: quantity, playerId, have };
        return this.tracking.refuse('ACTION_LACKS', RULE, facts);
      }
    }
    const [giver, taker] = [this.#owner(from), this.#owner(to)];
    if (quantity > 0) this.#transfers.add({ from: giver, to: taker, item, quantity });
    return null;
  }

  readonly #impossible = (action: string, amount: number, item?: Transfer['item']): F =>
    this.tracking.refuse('ACTION_IMPOSSIBLE', RULE, {
      action,
      // The amount is cut off just beyond the largest number that an event may have.
      amount: Math.max(-MOST - 1, Math.min(MOST + 1, amount)),
      ...(item === undefined ? {} : { item }),
    });

  #owner(party: 'ACTOR' | 'TARGET' | 'BANK'): Owner {
    return party === 'BANK' ? BANK : ownerOf(this.player(party));
  }

  #declared(code: string): TrackedValue {
    return required(
      findTracked(this.tracking.rulesetOf(this.state), code),
      `the tracked value ${code}`,
    );
  }

  #tracked(declared: TrackedValue, player: PlayerId): Tracked | null {
    const whose = this.#subjectOf(declared, player);
    const changed = this.#changes.get(trackedId(declared.value, whose))?.now;
    return changed ?? valueNow(this.state, declared, whose);
  }

  #card(): Card {
    return required(this.#ofHand ?? this.parties.card ?? null, 'the card of the action');
  }

  #subjectOf({ of }: TrackedValue, playerId: PlayerId): Subject {
    if (of === 'CARD') return { playerId: null, card: this.#card() };
    return of === 'PLAYER' ? { playerId, card: null } : OF_SEASON;
  }

  #magistrelliOf(player: PlayerId): number {
    return (
      this.#magistrelli.get(player)?.to ?? this.tracking.magistrelliOf?.(this.state, player) ?? 0
    );
  }
}

const toNumber = (value: Tracked | null): bigint => BigInt(typeof value === 'number' ? value : 0);
