/**
 * "A party proposes an offer to another party … with the terms of the contract and intention to be
 * contractually bound" [Contracts; ruling G2]: two or more parties, terms in words, and clauses that
 * the server can carry out.
 */
import { ordinalOf } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { unlessPartnerReputable, unlessReputable } from '../membership/unless-reputable';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, presentPlayer, rulesetOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { MOST_OPEN_OFFERS } from '../trades/offer-trade';
import type { RoundStamped, RoundTurn } from '../turn';
import { numbered, unlessPossible } from './clauses';
import type { OfferContract } from './commands';
import type { ContractOffered } from './events';
import { partyRowId } from './parties';

export const MOST_PARTIES = 20;
export const MOST_CLAUSES = 30;
export const LONGEST_TERMS = 10_000;

export function offerContract(
  turn: RoundTurn,
  player: PlayerRow,
  { partyIds, terms, clauses }: Asked<OfferContract>,
): RoundRefusal | null {
  const { state } = turn;
  const { contracts } = rulesetOf(state);
  if (contracts === null) return refuse('NO_CONTRACTS', 'actions');
  const parties = [...new Set([player.id, ...partyIds])];
  const refusal =
    unlessReputable(turn, player, contracts, 'contracts') ??
    unlessRunning(state, 'contracts') ??
    unlessPartners(turn, player, [...new Set(partyIds)]) ??
    unlessPossible(state, clauses, parties) ??
    unlessFew(state, player);
  if (refusal !== null) return refusal;
  turn.emit({
    type: 'ContractOffered',
    contractId: `c${String(nextNumber(state, 'contract'))}`,
    offererId: player.id,
    partyIds: parties,
    terms,
    clauses,
  });
  return null;
}

function unlessPartners(
  turn: RoundTurn,
  player: PlayerRow,
  partyIds: OfferContract['partyIds'],
): RoundRefusal | null {
  if (!partyIds.some((id) => id !== player.id)) return refuse('CONTRACT_WITH_ONESELF', 'contracts');
  for (const playerId of partyIds) {
    const partner = presentPlayer(turn.state, playerId);
    if (partner === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
    const early = unlessPartnerReputable(turn, partner, limits(turn.state), 'contracts');
    if (early !== null) return early;
  }
  return null;
}

/** Whom the ruleset keeps out; nobody where it has no contracts any more. */
export const limits = (state: RoundState): { readonly reputableOnly: boolean } =>
  rulesetOf(state).contracts ?? { reputableOnly: false };

function unlessFew(state: RoundState, { id }: PlayerRow): RoundRefusal | null {
  const open = state.countBy('contracts', 'offerer', id);
  if (open < MOST_OPEN_OFFERS) return null;
  return refuse('TOO_MANY_OFFERS', 'contracts', { open, most: MOST_OPEN_OFFERS });
}

export function evolveContractOffered(
  state: RoundState,
  { atMs, event }: RoundStamped<ContractOffered>,
): void {
  const { contractId: id, offererId, partyIds, terms, clauses } = event;
  takeNumber(state, 'contract', ordinalOf(id));
  state.put('contracts', {
    id,
    offererId,
    terms,
    clauses: numbered(clauses, 0),
    lastClause: clauses.length,
    status: 'OFFERED',
    offeredAtMs: atMs,
    beganAtMs: null,
    endedAtMs: null,
  });
  for (const playerId of partyIds) {
    const consentedAtMs = playerId === offererId ? atMs : null;
    const party = { contractId: id, playerId, consentedAtMs, untilMs: null };
    state.put('contractParties', { id: partyRowId(id, playerId), ...party });
  }
}
