/**
 * Payments that the rules give for an event to the players involved. The amount is computed just
 * before the event, by the rules in force at that time. The payment is made without tax once the
 * command or instant is done [ruling AD3].
 */
import { CLOCK, printRational } from '../../kernel';
import type { ItemCode, PlayerId } from '../../kernel';
import { numberOf } from '../../rulesets';
import type { IncomeCause } from '../../rulesets';
import { ActionOutcome, presentPlayer } from '../../season';
import type { RoundEvent } from '../model/event';
import { isRunning, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn, TurnWatch } from '../model/turn';
import { VALUE_TRACKING } from '../values/value-tracking';
import { isPaidBy, payOut } from '../income/pay-income';
import { wealthOf } from '../income/wealth';
import { incomeCauseOf } from '../results/played-events';

const MAX_INCOME = 1_000_000_000n;

type EventIncome = {
  readonly cause: IncomeCause;
  readonly playerId: PlayerId;
  readonly amount: number;
  readonly currency: ItemCode;
};

/**
 * A turn whose events are watched; `finish` pays for them. If its work advances a rehearsal's clock,
 * the payments of each instant are made before the next instant.
 */
export function incomeWatch(turn: RoundTurn): TurnWatch {
  let due: EventIncome[] = [];
  const watched = (inner: RoundTurn): RoundTurn => ({
    ...inner,
    emit: (event) => {
      due = due.filter((each) => !isPaidBy(event, each));
      due.push(...incomesFor(inner.state, event));
      inner.emit(event);
    },
    as: (actor, now) => watched(inner.as(actor, now)),
  });
  const finish = (): void => {
    for (const cause of new Set(due.map((each) => each.cause))) {
      pay(
        turn,
        cause,
        due.filter((each) => each.cause === cause),
      );
    }
  };
  return { turn: watched(turn), finish };
}

function incomesFor(state: RoundState, event: RoundEvent): EventIncome[] {
  const befallen = incomeCauseOf(state, event);
  if (befallen === null) return [];
  const { cause, players } = befallen;
  const { income: incomes, currency } = rulesetOf(state);
  const income = incomes.byEvent?.find((each) => each.event === cause);
  if (income === undefined) return [];
  return players.map((playerId) => {
    const { valueOf } = new ActionOutcome(VALUE_TRACKING, state, { actor: playerId, target: null });
    const worth = numberOf(income.amount, valueOf);
    return {
      cause,
      playerId,
      currency,
      amount: Number(worth < 0n ? 0n : worth > MAX_INCOME ? MAX_INCOME : worth),
    };
  });
}

/**
 * Pays each player once per cause. Players who have left get nothing; after the end of the round
 * nobody is paid.
 */
function pay(turn: RoundTurn, cause: IncomeCause, due: readonly EventIncome[]): void {
  const { state } = turn;
  if (!isRunning(state)) return;
  const sums = new Map<PlayerId, number>();
  for (const { playerId, amount } of due) {
    sums.set(playerId, Math.min((sums.get(playerId) ?? 0) + amount, Number(MAX_INCOME)));
  }
  const payments = [...sums]
    .filter(([playerId, amount]) => amount > 0 && presentPlayer(state, playerId) !== null)
    .map(([playerId, amount]) => {
      const wealth = printRational(wealthOf(state, playerId));
      return { playerId, wealth, tax: 0, amount };
    });
  const currency = due[0]?.currency;
  if (payments.length === 0 || currency === undefined) return;
  payOut(turn.as(CLOCK), { payments, currency, cause });
}
