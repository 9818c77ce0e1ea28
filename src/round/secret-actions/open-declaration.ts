/**
 * Opens a revealed text: its bids or its hand. A text that does not fit its kind is revealed and
 * fails at once [Secret Information; rulings D3, D7].
 */
import { assertNever, counted, ordinalOf } from '../../kernel';
import { isCard } from '../../rulesets';
import { failBid } from '../bidding/fail-bid';
import type { RoundEventRecord } from '../model/records';
import { holdsCards } from '../hands/possession';
import { isHandSize } from '../hands/unless-hand';
import { nextNumber, rulesetAt, rulesetOf, takeNumber } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { HAND_IDS } from '../model/ids';
import { parseBids } from './declaration/bids';
import type { BidPair } from './declaration/bids';
import { parseHand } from './declaration/hand';
import { declareBids } from './declare-bids';
import type { SecretActionRevealed, SecretActionRow } from './vocabulary';
import { failSecretAction } from './fail-secret-action';
import { ABOUT_KIND, KINDS } from './kind';

export function openDeclaration(turn: RoundTurn, action: SecretActionRow, text: string): void {
  switch (action.kind) {
    case 'BIDS':
      openBids(turn, action, text);
      return;
    case 'HAND':
      openHand(turn, action, text);
      return;
    default:
      assertNever(action.kind);
  }
}

function openBids(turn: RoundTurn, action: SecretActionRow, text: string): void {
  const parsed = parseBids(text);
  const pairs: readonly BidPair[] = parsed.ok ? parsed.pairs : [];
  const { bids, failures } = declareBids(turn.state, action, pairs);
  const { id: actionId, playerId, kind } = action;
  turn.emit({ type: 'SecretActionRevealed', actionId, playerId, kind, text, bids, hand: null });
  for (const { bidId: id, reason } of failures) failBid(turn, { id, playerId }, reason);
  if (!parsed.ok) failSecretAction(turn, action, 'MALFORMED');
}

function openHand(turn: RoundTurn, action: SecretActionRow, text: string): void {
  const ruleset = rulesetOf(turn.state);
  const { deck, hands } = ruleset;
  // Card names are looked up in the deck of the rules at the commitment, since a revision can
  // rename cards.
  const parsed = parseHand(rulesetAt(turn.state, action.committedAtMs).deck, text);
  const known = parsed.ok && parsed.cards.every((card) => isCard(deck, card));
  const cards = known && isHandSize(ruleset, parsed.cards) ? parsed.cards : null;
  const hand =
    cards === null ? null : { handId: HAND_IDS.of(nextNumber(turn.state, 'hand')), cards };
  const { id: actionId, playerId, kind } = action;
  turn.emit({ type: 'SecretActionRevealed', actionId, playerId, kind, text, bids: [], hand });
  if (cards === null) failSecretAction(turn, action, 'MALFORMED');
  else if (hands.possession === 'WHEN_REVEALED' && !holdsCards(turn.state, playerId, cards)) {
    failSecretAction(turn, action, 'CARDS_NOT_HELD');
  }
}

export const secretActionRevealed: RoundEventRecord<SecretActionRevealed> = {
  evolve: (state, { atMs, event }) => {
    const action = state.need('secretActions', event.actionId);
    const { text } = event;
    state.put('secretActions', { ...action, status: 'REVEALED', revealedAtMs: atMs, text });
    putDeclared(state, action, event);
  },
  facts: (state, { playerId, kind, bids, hand }) => {
    const cards = hand?.cards.reduce((sum, { count }) => sum + count, 0) ?? 0;
    return { player: nameOf(state, playerId), kind, count: kind === 'BIDS' ? bids.length : cards };
  },
  text: (state, { playerId, kind, bids, hand }) => {
    const cards = hand?.cards.reduce((sum, { count }) => sum + count, 0) ?? 0;
    const declared =
      kind === 'BIDS' ? counted(bids.length, 'bid') : `a hand of ${counted(cards, 'card')}`;
    const isUnreadable = cards + bids.length === 0;
    const what = isUnreadable ? `a text for ${KINDS[kind].words}` : declared;
    return `${nameOf(state, playerId)} revealed ${what}.`;
  },
  ...ABOUT_KIND,
};

function putDeclared(
  state: RoundState,
  { id: actionId, week }: SecretActionRow,
  { playerId, bids, hand }: SecretActionRevealed,
): void {
  const last = bids.at(-1);
  if (last !== undefined) takeNumber(state, 'bid', ordinalOf(last.bidId));
  for (const { bidId: id, written, lotNumber, lotId, amount } of bids) {
    // The fields are written out instead of spread, since a week can have a hundred thousand bids.
    state.put('bids', {
      id,
      actionId,
      playerId,
      week,
      placedAtMs: null,
      written,
      lotNumber,
      lotId,
      amount,
      status: 'STANDING',
      failure: null,
    });
  }
  if (hand === null) return;
  const { handId, cards } = hand;
  takeNumber(state, 'hand', ordinalOf(handId));
  const row = { id: handId, actionId, playerId, cards, week };
  const sealed = { presentedAtMs: null, placesAtMs: null };
  state.put('hands', { ...row, ...sealed, status: 'REVEALED', placement: null, score: null });
}
