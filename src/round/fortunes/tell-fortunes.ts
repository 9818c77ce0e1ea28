/**
 * Fortunes [ruling F5]: a revealed hand with at least one card of a row's rank triggers the row,
 * once however many such cards it has, in the order of the table. The dice are the season's. A
 * loss takes at most what is there [ruling B5].
 */
import { assertNever, BANK, destroy, held, mint } from '../../kernel';
import type { Transfer } from '../../kernel';
import type { Fortune } from '../../rulesets';
import type { RoundEventRecord } from '../ground/declare';
import { countCards } from '../ground/items';
import { applyRolls, drawCards, rollDice } from '../chance/rolls';
import type { Throw } from '../chance/rolls';
import { ownerOf } from '../ground/owners';
import { rulesetOf } from '../ground/state';
import type { HandRow } from '../ground/state';
import type { Rolls } from '../chance/events';
import type { RoundTurn } from '../ground/turn';
import { nameOf, words } from '../ground/wording';
import type { FortuneTold } from './events';

export function tellFortunes(turn: RoundTurn, hand: HandRow): void {
  const ranks = new Set(hand.cards.map(({ rank }) => rank));
  // A player has one hand at a time: by whose it is, and when, no order of hands changes the dice.
  const whose = `fortune/${hand.playerId}/${String(turn.now)}`;
  for (const [at, { rank, fortune, effect }] of rulesetOf(turn.state).fortunes.entries()) {
    if (!ranks.has(rank)) continue;
    const stream = `${whose}/${String(at + 1)}`;
    const { rolls, transfers } = rollEffect(turn, hand, effect, { stream, clientSeeds: [] });
    turn.emit({
      type: 'FortuneTold',
      handId: hand.id,
      playerId: hand.playerId,
      fortune,
      rolls,
      transfers,
    });
  }
}

type Outcome = { readonly rolls: Rolls; readonly transfers: readonly Transfer[] };

function rollEffect(
  turn: RoundTurn,
  { playerId }: HandRow,
  effect: Fortune['effect'],
  thrown: Throw,
): Outcome {
  const owner = ownerOf(playerId);
  switch (effect.type) {
    case 'LOSE_DICE': {
      const rolls = rollDice(turn, [effect.sides], thrown);
      const lost = Math.min(pips(rolls), held(turn.state, owner, effect.item));
      return { rolls, transfers: destroy(owner, [[effect.item, lost]]) };
    }
    case 'GAIN_DICE': {
      const rolls = rollDice(turn, [effect.sides], thrown);
      return { rolls, transfers: mint(owner, [[effect.item, pips(rolls)]]) };
    }
    case 'GAIN_CARDS': {
      const { cards, rolls } = drawCards(turn, effect.cards, thrown);
      return { rolls, transfers: mint(owner, countCards(cards)) };
    }
    default:
      return assertNever(effect);
  }
}

/** What the dice show together: each from 1 to its sides. */
const pips = ({ draws }: Rolls): number => draws.reduce((sum, { value }) => sum + value + 1, 0);

export const fortuneTold: RoundEventRecord<FortuneTold> = {
  evolve: (state, { event: { rolls } }) => {
    applyRolls(state, rolls);
  },
  text: (state, { playerId, fortune, transfers }) => {
    const told = rulesetOf(state).fortunes.find((known) => known.fortune === fortune);
    const [moved] = transfers;
    // One who had nothing lost nothing [ruling B5]; the fortune may have been amended since.
    const loses = moved === undefined ? told?.effect.type === 'LOSE_DICE' : moved.to === BANK;
    const verb = loses ? 'lost' : 'gained';
    const name = told?.name ?? fortune;
    return `${nameOf(state, playerId)} ${verb} ${words(state, transfers)} by ${name}.`;
  },
  channel: 'GAME_ACTIONS',
};
