/**
 * A bot's main loop: it follows the journal and acts on each event. It has no timers and no clock,
 * so it plays alike at any tempo, and it resumes after a lost connection. It acts by the ruleset,
 * whatever the edition; a scene adds the edition's special actions.
 */
import { readRules } from '../game/rules';
import { CallsDocument, RulesDocument } from '../generated/operations';
import type { CallsSubscription } from '../generated/operations';
import { acceptTrade, buyCards, isBuyer, presentHand } from './dealing';
import { bidBadly, revealBadly } from './mistakes';
import {
  chooseHand,
  drawLots,
  lookAround,
  placeBids,
  revealKept,
  submitHand,
  tradeIn,
} from './moves';
import { sealed } from './lots-apart';
import { answerBid, openBids } from './open-bidding';
import { bidsOnArt, chooseBids } from './personalities';
import type { Seat } from './seat';

export type Call = CallsSubscription['journal'];
export type Act = (seat: Seat, call: Call) => Promise<void>;

/**
 * Plays the given number of weeks, or until the round ends. Afterwards it spends its last prizes.
 */
export async function play(seat: Seat, weeks: number, act: Act): Promise<void> {
  for await (const call of seat.live.follow(CallsDocument, seat.seasonId, 0)) {
    if (isOver(call)) return;
    if (call.__typename === 'WeekStarted' && call.week > weeks) {
      await tradeIn(seat, await lookAround(seat));
      return;
    }
    await answer(seat, call);
    await act(seat, call);
  }
}

const isOver = ({ __typename }: Call): boolean =>
  __typename === 'RoundClosed' || __typename === 'RoundWon';

/** The events that end an offered trade. */
const DECIDED: ReadonlySet<string> = new Set(['TradeDone', 'TradeDeclined', 'TradeOff']);

async function answer(seat: Seat, call: Call): Promise<void> {
  if (call.__typename === 'ProposalAdopted' && call.revision !== null) await readAgain(seat);
  if (call.__typename === 'WeekStarted') await startWeek(seat);
  if (call.__typename === 'PhaseStarted') await startPhase(seat, call.phase, call.week);
  if (call.__typename === 'BidPlaced' && call.player.id !== seat.playerId) {
    await answerBid(seat, call.lot.id, call.amount);
  }
  if (call.__typename === 'TradeOffered' && call.trade.to.id === seat.playerId) {
    await acceptTrade(seat, call.trade.id);
  }
  if ('trade' in call && DECIDED.has(call.__typename)) await concludeOffer(seat, call.trade.id);
}

export async function readAgain(seat: Seat): Promise<void> {
  const { season } = await seat.client.ask(RulesDocument, { seasonId: seat.seasonId });
  if (season !== null) seat.rules = readRules(season.ruleset.document);
}

async function startWeek(seat: Seat): Promise<void> {
  const { hands, poker } = seat.rules;
  await tradeIn(seat, await lookAround(seat));
  await drawLots(seat);
  if (poker !== null && hands.procedure === 'SEALED' && isBuyer(seat)) await buyCards(seat);
}

async function startPhase(seat: Seat, phase: string, week: number): Promise<void> {
  const { bidding, hands } = seat.rules;
  await drawLots(seat);
  if (phase === bidding.phase && bidding.open) {
    await openBids(seat, await lookAround(seat));
  }
  if (phase === bidding.phase && bidding.sealed) await sealSecrets(seat, week);
  if (phase !== bidding.phase && bidding.sealed) {
    if (seat.personality.character === 'chaotic') await revealBadly(seat, week);
    await revealKept(seat);
  }
  if (phase === hands.phase && hands.procedure === 'OPEN') {
    if (isBuyer(seat)) await buyCards(seat);
    if (seat.offers.size === 0) await presentHand(seat);
  }
}

/** Once all its offers are decided, a buyer presents its hand. */
async function concludeOffer(seat: Seat, tradeId: string): Promise<void> {
  if (!seat.offers.delete(tradeId) || seat.offers.size > 0) return;
  if (seat.rules.hands.procedure === 'OPEN') await presentHand(seat);
}

async function sealSecrets(seat: Seat, week: number): Promise<void> {
  const sight = sealed(await lookAround(seat), seat.limits);
  const hand = await chooseHand(seat, sight.cards);
  if (hand.length > 0) await submitHand(seat, hand);
  const hasBid = seat.personality.character === 'chaotic' && (await bidBadly(seat, week, sight));
  if (hasBid) return;
  const art = bidsOnArt(seat.personality, sight, seat.playerId);
  const spent = art.reduce((sum, { amount }) => sum + amount, 0);
  const rest = { ...sight, chips: sight.chips - spent };
  const bids = chooseBids(seat.personality, rest, seat.rules, seat.chance);
  await placeBids(seat, [...art, ...bids]);
}
