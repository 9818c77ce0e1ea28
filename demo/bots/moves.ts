/** A bot's actions. Each sends one of the server's mutations. */
import {
  CommitSecretActionDocument,
  GenerateLotDocument,
  LookAroundDocument,
  RankHandDocument,
  RevealSecretActionDocument,
  ScoreHandDocument,
  SealBidsDocument,
  SealHandDocument,
  TradeInTrungsDocument,
} from '../generated/operations';
import type { BidInput, LookAroundQuery, SecretActionKind } from '../generated/operations';
import { bestHand } from '../game/best-hand';
import { bestPokerHand } from '../game/poker';
import type { Face } from '../game/rules';
import { counted, declareBids, declareHand, seal } from '../game/seal';
import type { Bid, Sealed } from '../game/seal';
import type { PlayerLot, Sight } from './personalities';
import { happened, input, noteCustody } from './seat';
import type { Seat } from './seat';

/** Fetches in one query all that the bot needs for its decisions. */
export async function lookAround(seat: Seat): Promise<
  Sight & {
    readonly phase: string | null;
    /** The number of lots still to be drawn. */
    readonly wanted: number;
  }
> {
  const { season } = await seat.client.ask(LookAroundDocument, { seasonId: seat.seasonId });
  if (season === null || !('auction' in season)) throw new Error('The round is gone.');
  const holdings = season.viewer?.player?.holdings ?? [];
  const quantityOf = (code: string): number =>
    holdings.find(({ item }) => item === code)?.quantity ?? 0;
  const { lots, participation } = season.auction;
  const drawn = lots.nodes.filter(({ kind }) => kind === 'HOUSE');
  return {
    phase: season.phase,
    chips: quantityOf(seat.rules.currency),
    trungs: quantityOf('TRUNG'),
    cards: cardsAmong(holdings),
    lots: drawn,
    playerLots: lots.nodes.filter(({ kind }) => kind === 'PLAYER').map(asPlayerLot),
    wanted: participation.lots - drawn.length,
  };
}

type Season = Extract<LookAroundQuery['season'], { readonly auction: unknown }>;
type Holdings = NonNullable<NonNullable<Season['viewer']>['player']>['holdings'];

const asPlayerLot = ({
  id,
  number,
  creator,
  works,
  minimumBid,
}: Season['auction']['lots']['nodes'][number]): PlayerLot => ({
  id,
  number,
  creatorId: creator?.id ?? '',
  minimumBid,
  worth: works.reduce((sum, { value }) => sum + value, 0),
});

/** One entry per card, duplicates included. */
export function cardsAmong(
  holdings: Pick<Holdings[number], 'card' | 'quantity'>[],
): readonly Face[] {
  return holdings.flatMap(({ card, quantity }) =>
    card === null ? [] : Array.from({ length: quantity }, () => card),
  );
}

/**
 * Draws lots up to the limit. All bots draw at the same time, so the answer `ENOUGH_LOTS` is normal
 * and not printed.
 */
export async function drawLots(seat: Seat): Promise<void> {
  for (;;) {
    const { wanted, phase } = await lookAround(seat);
    if (wanted <= 0 || phase === null || !seat.rules.lotPhases.includes(phase)) return;
    const { generateLot } = await seat.client.ask(GenerateLotDocument, { input: input(seat) });
    if (generateLot.refusal?.code === 'ENOUGH_LOTS') return;
    if (!happened(seat, 'would draw a lot', generateLot)) return;
  }
}

export const toBeSealed = (bids: readonly Bid[]): BidInput[] =>
  bids.map(({ lotId, amount }) => ({ lotId, amount }));

/**
 * Publishes a hash of bids or entrusts their text, as the bot's custody says. Resolves with true if
 * it succeeded.
 */
export async function placeBids(seat: Seat, bids: readonly Bid[]): Promise<boolean> {
  if (bids.length === 0) return false;
  if (seat.custody === 'OWN') return commit(seat, 'BIDS', seal(declareBids(bids)));
  const { sealBids } = await seat.client.ask(SealBidsDocument, {
    input: { ...input(seat), bids: toBeSealed(bids) },
  });
  noteCustody(seat, sealBids);
  return happened(seat, 'would bid', sealBids);
}

export async function submitHand(seat: Seat, cards: readonly Face[]): Promise<boolean> {
  if (seat.custody === 'OWN') return commit(seat, 'HAND', seal(declareHand(cards)));
  const { sealHand } = await seat.client.ask(SealHandDocument, {
    input: { ...input(seat), cards: cardInputs(cards) },
  });
  noteCustody(seat, sealHand);
  return happened(seat, 'would submit a hand', sealHand);
}

/** Publishes the hash, and keeps the text for the revelation. */
export async function commit(seat: Seat, kind: SecretActionKind, sealed: Sealed): Promise<boolean> {
  seat.kept.set(kind, sealed);
  const { commitSecretAction } = await seat.client.ask(CommitSecretActionDocument, {
    input: { ...input(seat), kind, sha256: sealed.sha256 },
  });
  return happened(seat, `would commit ${kind}`, commitSecretAction);
}

/** Reveals the kept texts unchanged. */
export async function revealKept(seat: Seat): Promise<void> {
  for (const [kind, { text }] of seat.kept) {
    if (await reveal(seat, kind, text)) seat.tally.ownReveals += 1;
  }
  seat.kept.clear();
}

export async function reveal(seat: Seat, kind: SecretActionKind, text: string): Promise<boolean> {
  const { revealSecretAction } = await seat.client.ask(RevealSecretActionDocument, {
    input: { ...input(seat), kind, text },
  });
  return happened(seat, `would reveal ${kind}`, revealSecretAction);
}

/** The best hand that the bot computes. The server checks its score. */
export async function chooseHand(seat: Seat, owned: readonly Face[]): Promise<readonly Face[]> {
  if (seat.rules.poker !== null) return choosePokerHand(seat, owned);
  const { cards, score } = bestHand(seat.rules, owned);
  if (cards.length === 0) return [];
  const { scoreHand } = await seat.client.ask(ScoreHandDocument, {
    seasonId: seat.seasonId,
    cards: cardInputs(cards),
  });
  if (scoreHand.total !== String(score)) {
    seat.tally.scoreDisputes.push(`${declareHand(cards)}: ${score}, not ${scoreHand.total}`);
  }
  return cards;
}

async function choosePokerHand(seat: Seat, owned: readonly Face[]): Promise<readonly Face[]> {
  const best = bestPokerHand(seat.rules, owned);
  if (best === null) return [];
  const { rankHand } = await seat.client.ask(RankHandDocument, {
    seasonId: seat.seasonId,
    cards: cardInputs(best.cards),
  });
  if (rankHand.hand !== best.hand) {
    seat.tally.scoreDisputes.push(`${declareHand(best.cards)}: ${best.hand}, not ${rankHand.hand}`);
  }
  return best.cards;
}

/**
 * Buys a Gold Star if the Trungs suffice; a greedy bot tries even without enough. Otherwise a bot
 * that does not save buys Standard Proposal-Makers.
 */
export async function tradeIn(seat: Seat, { trungs }: Sight): Promise<void> {
  if (trungs === 0) return;
  const { character, savesTrungs } = seat.personality;
  const star = seat.rules.exchanges.find(({ get }) => get.item === 'GOLD_STAR');
  if (star !== undefined && (trungs >= star.give.quantity || character === 'greedy')) {
    if (await exchange(seat, star.exchange, 1)) return;
  }
  if (!savesTrungs && trungs >= 2) {
    seat.tally.couldTradeIn = true;
    await exchange(seat, 'STANDARD_PROPOSAL_MAKER', Math.floor(trungs / 2));
  }
}

async function exchange(seat: Seat, code: string, times: number): Promise<boolean> {
  const { tradeInTrungs } = await seat.client.ask(TradeInTrungsDocument, {
    input: { ...input(seat), exchange: code, times },
  });
  // Another bot has won first, so nothing is printed.
  if (tradeInTrungs.refusal?.code === 'ROUND_OVER') return false;
  return happened(seat, `would trade in Trungs for ${code}`, tradeInTrungs);
}

export const cardInputs = (
  cards: readonly Face[],
): { rank: string; suit: string; count: number }[] =>
  counted(cards).map(({ rank, suit, count }) => ({ rank, suit, count }));
