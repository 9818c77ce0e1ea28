import { byOrdinal, counted, inOnePiece, mint, printRational } from '../../kernel';
import type { ItemCode, PlayerId, Stepwise } from '../../kernel';
import type { IncomeCause } from '../../rulesets';
import { nothing } from '../model/records';
import type { RoundEventRecord, RoundEvents } from '../model/records';
import type { RoundEvent } from '../model/event';
import { ownerOf } from '../model/owners';
import { activePlayers, roundOf, rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { itemWords, nameOf } from '../model/wording';
import type { IncomePaid, Payment, IncomeEvent } from './vocabulary';
import { taxOf } from './tax';
import { wealthOf } from './wealth';

/** Pays all players the income of the present phase, if it has one. */
export function* payIncome(turn: RoundTurn): Stepwise {
  const income = incomeNow(turn.state);
  if (income !== null) yield* pay(turn, income, activePlayers(turn.state).sort(byOrdinal));
}

/**
 * Pays a player who joins during a phase with an income: "they gain 100 chips minus their tax
 * value".
 */
export function payOnJoining(turn: RoundTurn, player: PlayerRow): void {
  const income = incomeNow(turn.state);
  if (income !== null && rulesetOf(turn.state).income.onJoining) {
    inOnePiece(pay(turn, income, [player]));
  }
}

type PhaseIncome = { readonly amount: number; readonly taxed: boolean };

/**
 * The income of the present phase; null for none. Only the income of `income.phase` is taxed
 * [ruling X7].
 */
function incomeNow(state: RoundState): PhaseIncome | null {
  const { status, phase: now } = roundOf(state);
  const { phase, amount, also = [] } = rulesetOf(state).income;
  if (status !== 'RUNNING') return null;
  if (phase === now) return { amount, taxed: true };
  const other = also.find((income) => income.phase === now);
  return other === undefined ? null : { amount: other.amount, taxed: false };
}

function* pay(turn: RoundTurn, income: PhaseIncome, players: readonly PlayerRow[]): Stepwise {
  if (players.length === 0) return;
  const { currency } = rulesetOf(turn.state);
  const payments: Payment[] = [];
  for (const player of players) {
    payments.push(paymentOf(turn.state, income, player));
    yield;
  }
  payOut(turn, { payments, currency });
}

type Payout = Pick<IncomePaid, 'cause' | 'payments'> & { readonly currency: ItemCode };

/** Emits one event with all payments. */
export function payOut(turn: RoundTurn, { currency, ...paid }: Payout): void {
  const transfers = paid.payments.flatMap(({ playerId, amount }) =>
    mint(ownerOf(playerId), [[currency, amount]]),
  );
  turn.emit({ type: 'IncomePaid', ...paid, transfers });
}

type IncomeClaim = { readonly cause: IncomeCause; readonly playerId: PlayerId };

/** True if the event pays the player for that cause. */
export const isPaidBy = (event: RoundEvent, { cause, playerId }: IncomeClaim): boolean =>
  event.type === 'IncomePaid' &&
  event.cause === cause &&
  event.payments.some((payment) => payment.playerId === playerId);

function paymentOf(state: RoundState, income: PhaseIncome, { id }: PlayerRow): Payment {
  const ruleset = rulesetOf(state);
  const wealth = wealthOf(state, id);
  const tax = income.taxed ? taxOf(ruleset, wealth) : 0;
  const amount = Math.max(income.amount - tax, 0);
  return { playerId: id, wealth: printRational(wealth), tax, amount };
}

const CAUSE_TEXTS: Readonly<Record<IncomeCause, string>> = {
  LOT_WON: 'lots won',
  HAND_PLACED: 'hands placed',
  TRADE_MADE: 'trades made',
  PROPOSAL_ADOPTED: 'proposals adopted',
};

type PaymentAmounts = Pick<Payment, 'amount' | 'tax'>;

const isEqual = (one: PaymentAmounts, other: PaymentAmounts): boolean =>
  one.amount === other.amount && one.tax === other.tax;

const sumOf = (payments: readonly PaymentAmounts[]): PaymentAmounts => ({
  amount: payments.reduce((sum, { amount }) => sum + amount, 0),
  tax: payments.reduce((sum, { tax }) => sum + tax, 0),
});

/** The payment of each player if all are alike, or their sum; `alone`: the only player paid. */
function together(payments: IncomePaid['payments']) {
  const [first, ...others] = payments;
  const alike = first !== undefined && others.every((other) => isEqual(first, other));
  const { amount, tax } = alike ? first : sumOf(payments);
  const alone = first !== undefined && others.length === 0 ? first.playerId : null;
  return { alone, alike, amount, tax };
}

const incomePaid: RoundEventRecord<IncomePaid> = {
  evolve: nothing,
  facts: (state, { payments, cause }) => {
    if (cause !== undefined) return null;
    const ruleset = rulesetOf(state);
    const { alone, alike, amount, tax } = together(payments);
    return {
      player: alone === null ? null : nameOf(state, alone),
      players: alone === null ? payments.length : null,
      each: alike && alone === null,
      amount: itemWords(ruleset, ruleset.currency, amount),
      tax: tax === 0 ? null : tax,
    };
  },
  text: (state, { payments, cause }) => {
    const ruleset = rulesetOf(state);
    const { alone: only, alike, amount, tax } = together(payments);
    const alone = only !== null;
    const who = alone ? nameOf(state, only) : counted(payments.length, 'player');
    const each = alike && !alone ? ' each' : '';
    const share = alike ? each : ' together';
    const lessTax = tax === 0 ? '' : `, less ${tax} of tax${each}`;
    const why = cause === undefined ? '' : ` for ${CAUSE_TEXTS[cause]}`;
    return `${who} gained ${itemWords(ruleset, ruleset.currency, amount)} of income${share}${why}${lessTax}.`;
  },
  channel: null,
  notice: 'INCOME_PAID',
  /**
   * Only players who joined before the phase get a notice of its income. Players who join during it
   * are paid by their own command, which needs no notice.
   */
  concerns: ({ payments, cause }, state) => {
    if (cause !== undefined) return payments.map(({ playerId }) => playerId);
    const { phaseStartedAtMs } = roundOf(state);
    return payments
      .filter(({ amount }) => amount > 0)
      .map(({ playerId }) => playerId)
      .filter((id) => state.need('players', id).joinedAtMs <= (phaseStartedAtMs ?? 0));
  },
};

export const INCOME_EVENTS: RoundEvents<IncomeEvent> = { IncomePaid: incomePaid };
