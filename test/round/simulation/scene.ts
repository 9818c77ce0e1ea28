import { holdingsOf, itemCode, sha256OfText } from '../../../src/kernel';
import type { ItemCode, PlayerId } from '../../../src/kernel';
import {
  activePlayers,
  isReputable,
  ownerOf,
  playerOfAccount,
  rulesetOf,
} from '../../../src/round';
import { codeOfCard } from '../../../src/rulesets';
import type { ItemAmount, PlayerRow, RoundRows, RoundState } from '../../../src/round';
import type { RoundRuleset } from '../../../src/rulesets';
import { account } from '../harness';
import type { Pick } from './pick';
import type { PlayedRound } from './played-round';

/** The client seeds that players use. */
export const CLIENT_SEEDS = ['lucky', 'clover', 'rabbit-s_foot'] as const;

/** An account that is about to send a command: its view and its choices. */
export class Scene {
  constructor(
    readonly round: PlayedRound,
    readonly who: string,
    readonly pick: Pick,
  ) {}

  get state(): RoundState {
    return this.round.state;
  }

  get ruleset(): RoundRuleset {
    return rulesetOf(this.state);
  }

  /** The sender's player; null if the sender does not play. */
  get self(): PlayerRow | null {
    return playerOfAccount(this.state, account(this.who));
  }

  /** A player, mostly an active one. */
  player(): PlayerId {
    const known = this.pick.oneIn(8) ? this.state.all('players') : activePlayers(this.state);
    return this.pick.from(known)?.id ?? ('p9' as PlayerId);
  }

  /** An active player. The caller knows that the round has one. */
  active(): PlayerId {
    return this.pick.from(activePlayers(this.state))?.id ?? this.player();
  }

  /** The possible trading partners. */
  partners(reputableOnly: boolean): PlayerRow[] {
    return activePlayers(this.state).filter(
      (one) =>
        one.id !== this.self?.id &&
        (!reputableOnly || isReputable(this.state, one, this.round.now)),
    );
  }

  /** The id of one of the newest rows, or sometimes of no row. */
  idIn<T extends keyof RoundRows>(table: T): RoundRows[T]['id'] {
    if (this.pick.oneIn(10)) return 'x1';
    const newest: RoundRows[T][] = this.state.all(table).reverse();
    return this.pick.from(newest.slice(0, 4))?.id ?? 'x2';
  }

  /** An item of the ruleset, or sometimes an unknown item. */
  item(): ItemCode {
    const { items } = this.ruleset;
    if (this.pick.oneIn(10)) return itemCode(this.pick.of('DUCK', 'CARD:DUCK:SWORDS', ''));
    if (this.pick.oneIn(3)) return codeOfCard(this.card());
    return this.pick.from(items)?.item ?? itemCode('');
  }

  card(): { readonly rank: string; readonly suit: string } {
    const { suits, archetypes } = this.ruleset.deck;
    const suit = this.pick.from(suits);
    const archetype = archetypes.find((one) => one.archetype === suit?.archetype);
    const rank = this.pick.from(archetype?.ranks ?? []);
    return { rank: rank?.rank ?? '', suit: suit?.suit ?? '' };
  }

  /** All items of the sender. */
  own(): ItemAmount[] {
    return this.self === null ? [] : holdingsOf(this.state, ownerOf(this.self.id));
  }

  /** The sender's items that can be given away. */
  ownTradable(): ItemAmount[] {
    const { untradable } = this.ruleset.trade;
    return this.own()
      .filter(({ item }) => !untradable.includes(item))
      .map(({ item, quantity }) => ({ item, quantity }));
  }

  /** Some of the sender's items that can be given away. */
  ownItems(most: number): ItemAmount[] {
    const has = this.ownTradable();
    if (has.length === 0) return [];
    return this.distinct(
      this.pick.several(1, most, () => {
        const { item, quantity } = this.pick.from(has) ?? has[0]!;
        return { item, quantity: this.pick.between(1, Math.min(quantity, 12)) };
      }),
    );
  }

  /** Some items, mostly ones that the sender has. */
  someItems(most: number): ItemAmount[] {
    if (this.pick.oneIn(2)) return this.ownItems(most);
    return this.pick.several(0, most, () => ({
      item: this.item(),
      quantity: this.pick.of(1, 1, 2, 5, 40, 0, 0.5),
    }));
  }

  distinct(amounts: readonly ItemAmount[]): ItemAmount[] {
    return [...new Map(amounts.map((amount) => [amount.item, amount])).values()];
  }

  /** A client seed, mostly the one that the sender has fixed. */
  clientSeed(): string | null {
    const fixed = this.self === null ? null : this.state.get('clientSeeds', this.self.id)?.sha256;
    if (this.pick.oneIn(4)) return this.pick.of(null, 'a:b', ...CLIENT_SEEDS);
    return CLIENT_SEEDS.find((text) => sha256OfText(text) === fixed) ?? null;
  }
}
