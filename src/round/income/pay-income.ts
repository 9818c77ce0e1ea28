/**
 * "At the beginning of each Auction Phase, each player gains a number of chips equal to 100 minus
 * their tax value" [Phases]. All taxes of one payday are computed before anyone is paid
 * [ruling C2].
 */
import { byOrdinal, counted, mint, printRational } from '../../kernel';
import { nothing } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { ownerOf } from '../ground/owners';
import { activePlayers, roundOf, rulesetOf } from '../ground/state';
import type { PlayerRow, RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { itemWords, nameOf } from '../ground/wording';
import type { IncomePaid, Payment } from './events';
import { taxOf } from './tax';
import { wealthOf } from './wealth';

/** Pays all players, in the phase that has an income. */
export function payIncome(turn: RoundTurn): void {
  if (isIncomePhase(turn.state)) pay(turn, activePlayers(turn.state).sort(byOrdinal));
}

/** Pays one who joins while the phase lasts: "they gain 100 chips minus their tax value". */
export function payOnJoining(turn: RoundTurn, player: PlayerRow): void {
  if (isIncomePhase(turn.state) && rulesetOf(turn.state).income.onJoining) pay(turn, [player]);
}

const isIncomePhase = (state: RoundState): boolean =>
  roundOf(state).status === 'RUNNING' && roundOf(state).phase === rulesetOf(state).income.phase;

function pay(turn: RoundTurn, players: readonly PlayerRow[]): void {
  if (players.length === 0) return;
  const { currency } = rulesetOf(turn.state);
  const payments = players.map((player) => paymentOf(turn.state, player));
  const transfers = payments.flatMap(({ playerId, amount }) =>
    mint(ownerOf(playerId), [[currency, amount]]),
  );
  turn.emit({ type: 'IncomePaid', payments, transfers });
}

function paymentOf(state: RoundState, { id }: PlayerRow): Payment {
  const ruleset = rulesetOf(state);
  const wealth = wealthOf(state, id);
  const tax = taxOf(ruleset, wealth);
  const amount = Math.max(ruleset.income.amount - tax, 0);
  return { playerId: id, wealth: printRational(wealth), tax, amount };
}

export const incomePaid: RoundEventRecord<IncomePaid> = {
  evolve: nothing,
  text: (state, { payments }) => {
    const ruleset = rulesetOf(state);
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
    const tax = payments.reduce((sum, payment) => sum + payment.tax, 0);
    const [first, ...others] = payments;
    const who =
      first !== undefined && others.length === 0
        ? nameOf(state, first.playerId)
        : counted(payments.length, 'player');
    const lessTax = tax === 0 ? '' : `, less ${tax} of tax`;
    return `${who} gained ${itemWords(ruleset, ruleset.currency, paid)} of income${lessTax}.`;
  },
  channel: null,
  notice: 'INCOME_PAID',
  /** Whoever joined before the phase: what one gains by joining is one's own doing. */
  concerns: ({ payments }, state) => {
    const { phaseStartedAtMs } = roundOf(state);
    return payments
      .filter(({ amount }) => amount > 0)
      .map(({ playerId }) => playerId)
      .filter((id) => state.need('players', id).joinedAtMs <= (phaseStartedAtMs ?? 0));
  },
};
