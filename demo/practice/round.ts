/**
 * A bot in a round, from now on. It entrusts its secrets to the server, which reveals them even in
 * its absence. It asks the server which actions it has taken, so that it can stop and resume at any
 * moment.
 */
import { newTally } from '../bots/seat';
import type { Seat } from '../bots/seat';
import { presentHand } from '../bots/dealing';
import { chooseHand, lookAround, placeBids, submitHand, tradeIn } from '../bots/moves';
import { sealed } from '../bots/lots-apart';
import { answerBid, openBids } from '../bots/open-bidding';
import { readAgain } from '../bots/play';
import type { Call } from '../bots/play';
import { PERSONALITIES, bidsOnArt, chooseBids } from '../bots/personalities';
import { readRules } from '../game/rules';
import { CallsDocument, RulesDocument, WaitsInRoundDocument } from '../generated/operations';
import type { WaitsInRoundQuery } from '../generated/operations';
import { answerOthers, answerTrade } from './answer';
import type { Bot } from './bot';

/** The characters without deliberate mistakes. */
const CHARACTERS = ['greedy', 'collector', 'cautious'] as const;

/** Plays until the round ends. */
export async function playRound(bot: Bot): Promise<void> {
  const seat = await sit(bot);
  await catchUp(seat);
  for await (const call of seat.live.follow(CallsDocument, seat.seasonId, bot.seq)) {
    if (call.__typename === 'RoundClosed' || call.__typename === 'RoundWon') return;
    await answer(seat, call);
  }
}

async function sit(bot: Bot): Promise<Seat> {
  const { season } = await bot.client.ask(RulesDocument, { seasonId: bot.seasonId });
  return {
    ...bot,
    live: { ...bot.live, cut: noLine, connections: () => 1, close: () => Promise.resolve() },
    personality: PERSONALITIES[CHARACTERS[bot.place % CHARACTERS.length] ?? 'cautious'],
    custody: 'ENTRUSTED',
    rules: readRules(season?.ruleset.document),
    kept: new Map(),
    limits: new Map(),
    offers: new Set(),
    tell: noLine,
    tally: newTally(),
  };
}

const noLine = (): void => undefined;

async function answer(seat: Seat, call: Call): Promise<void> {
  if (call.__typename === 'WeekStarted') await tradeIn(seat, await lookAround(seat));
  if (call.__typename === 'ProposalAdopted' && call.revision !== null) {
    await readAgain(seat);
    await catchUp(seat);
  }
  if (call.__typename === 'PhaseStarted') await catchUp(seat);
  if (call.__typename === 'BidPlaced' && call.player.id !== seat.playerId) {
    await answerBid(seat, call.lot.id, call.amount);
  }
  await answerOthers(seat, call);
}

type Waits = Extract<NonNullable<WaitsInRoundQuery['season']>, { readonly __typename: 'Round' }>;

/** Does the pending actions, for which the phase or another player waits. Repeats nothing. */
async function catchUp(seat: Seat): Promise<void> {
  const { bidding, hands } = seat.rules;
  const { season } = await seat.client.ask(WaitsInRoundDocument, seat);
  if (season?.__typename !== 'Round') return;
  const sight = await lookAround(seat);
  if (sight.phase === bidding.phase && bidding.open) {
    const leads = season.auction.lots.nodes.some(
      ({ leadingBid }) => leadingBid?.player.id === seat.playerId,
    );
    if (!leads) await openBids(seat, sight);
  }
  if (sight.phase === bidding.phase && bidding.sealed) await sealRest(seat, season);
  if (sight.phase === hands.phase && hands.procedure === 'OPEN') await presentHand(seat);
  for (const trade of season.trades.nodes) await answerTrade(seat, trade);
}

/** Seals the hand before the bids. */
async function sealRest(seat: Seat, { week, secretActions }: Waits): Promise<void> {
  const has = (kind: string): boolean =>
    secretActions.some((action) => action.kind === kind && action.week === week);
  const sight = await lookAround(seat);
  if (!has('HAND') && seat.rules.hands.procedure === 'SEALED') {
    const hand = await chooseHand(seat, sight.cards);
    if (hand.length > 0) await submitHand(seat, hand);
  }
  if (has('BIDS')) return;
  const seen = sealed(sight, seat.limits);
  const art = bidsOnArt(seat.personality, seen, seat.playerId);
  const spent = art.reduce((sum, { amount }) => sum + amount, 0);
  const rest = { ...seen, chips: seen.chips - spent };
  await placeBids(seat, [...art, ...chooseBids(seat.personality, rest, seat.rules, seat.chance)]);
}
