/**
 * What the rules pay those to whom something happens: worked out just before it does, by the rules in force then, and
 * paid once what is going on is done, without tax [ruling AD3].
 */
import { CLOCK, mint, printRational } from '../../kernel';
import type { ItemCode, PlayerId } from '../../kernel';
import { numberOf } from '../../rulesets';
import type { IncomeCause } from '../../rulesets';
import { Outcome, presentPlayer } from '../../season';
import type { RoundEvent } from '../ground/event';
import { ownerOf } from '../ground/owners';
import { isRunning, rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { GROUND } from '../values/ground';
import type { IncomePaid } from './events';
import { wealthOf } from './wealth';

const MOST = 1_000_000_000n;

type Due = {
  readonly cause: IncomeCause;
  readonly playerId: PlayerId;
  readonly amount: number;
  readonly currency: ItemCode;
};

/** Acts, and then pays what comes of the events; an instant within, as a rehearsal’s clock is set, pays its own. */
export function payingByEvent<T>(turn: RoundTurn, act: (turn: RoundTurn) => T): T {
  let due: Due[] = [];
  const watched = (inner: RoundTurn): RoundTurn => ({
    ...inner,
    emit: (event) => {
      if (event.type === 'IncomePaid') due = due.filter((each) => !isPaidBy(event, each));
      due.push(...dueBy(inner.state, event));
      inner.emit(event);
    },
    as: (actor, now) => watched(inner.as(actor, now)),
  });
  const result = act(watched(turn));
  for (const cause of new Set(due.map((each) => each.cause))) {
    pay(
      turn,
      cause,
      due.filter((each) => each.cause === cause),
    );
  }
  return result;
}

const isPaidBy = (paid: IncomePaid, { cause, playerId }: Due): boolean =>
  paid.cause === cause && paid.payments.some((payment) => payment.playerId === playerId);

function dueBy(state: RoundState, event: RoundEvent): Due[] {
  const happened = happenedTo(state, event);
  if (happened === null) return [];
  const { cause, players } = happened;
  const { income: incomes, currency } = rulesetOf(state);
  const income = incomes.byEvent?.find((each) => each.event === cause);
  if (income === undefined) return [];
  return players.map((playerId) => {
    const { valueOf } = new Outcome(GROUND, state, { actor: playerId, target: null });
    const worth = numberOf(income.amount, valueOf);
    return {
      cause,
      playerId,
      currency,
      amount: Number(worth < 0n ? 0n : worth > MOST ? MOST : worth),
    };
  });
}

type Happened = { readonly cause: IncomeCause; readonly players: readonly PlayerId[] };

function happenedTo(state: RoundState, event: RoundEvent): Happened | null {
  if (event.type === 'LotSold') return { cause: 'LOT_WON', players: [event.playerId] };
  if (event.type === 'HandPlaced') return { cause: 'HAND_PLACED', players: [event.playerId] };
  if (event.type === 'TradeDone') {
    const { fromId, toId } = state.need('trades', event.tradeId);
    return { cause: 'TRADE_MADE', players: [fromId, toId] };
  }
  if (event.type !== 'ProposalAdopted') return null;
  const { authorId } = state.need('proposals', event.proposalId);
  return { cause: 'PROPOSAL_ADOPTED', players: [authorId] };
}

/** Each player once, however often it happened; nobody who has left, and nothing once the round is over. */
function pay(turn: RoundTurn, cause: IncomeCause, due: readonly Due[]): void {
  const { state } = turn;
  if (!isRunning(state)) return;
  const sums = new Map<PlayerId, number>();
  for (const { playerId, amount } of due) {
    sums.set(playerId, Math.min((sums.get(playerId) ?? 0) + amount, Number(MOST)));
  }
  const payments = [...sums]
    .filter(([playerId, amount]) => amount > 0 && presentPlayer(state, playerId) !== null)
    .map(([playerId, amount]) => {
      const wealth = printRational(wealthOf(state, playerId));
      return { playerId, wealth, tax: 0, amount };
    });
  const currency = due[0]?.currency;
  if (payments.length === 0 || currency === undefined) return;
  const transfers = payments.flatMap(({ playerId, amount }) =>
    mint(ownerOf(playerId), [[currency, amount]]),
  );
  turn.as(CLOCK).emit({ type: 'IncomePaid', cause, payments, transfers });
}
