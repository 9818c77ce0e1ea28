/**
 * "A party proposes an offer to another party … with the terms of the contract and intention to be
 * contractually bound" [Contracts; ruling G2]: two or more parties, terms in words, and clauses that
 * the server can carry out.
 */
import { listed, ordinalOf } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { unlessPartnerReputable, unlessReputable } from '../players/reputable';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { activePlayers, nextNumber, presentPlayer, rulesetOf, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import { MOST_OPEN_OFFERS } from '../trades/offer-trade';
import type { RoundMoment } from '../model/turn';
import { nameOf } from '../model/wording';
import { numberClauses, unlessPossible } from './clauses';
import type { OfferContract } from './commands';
import type { ContractOffered } from './events';
import { limits, partyRowId } from './parties';
import { MOST_PARTIES, termsShape, lengthShape } from './shape';
import { contractWords } from './text';
import { CONTRACT_IDS } from '../model/ids';

export const offerContract = byPlayer<OfferContract>({
  rule: 'contracts',
  shape: ({ partyIds, terms, clauses }) =>
    lengthShape('with', partyIds.length, 1, MOST_PARTIES - 1) ?? termsShape(terms, clauses),
  refuses: (moment, player) =>
    unlessContracts(moment.state) ??
    unlessReputable(moment, player, limits(moment.state), 'contracts') ??
    unlessRunning(moment.state, 'contracts'),
  offers: (moment, player) =>
    hasPartner(moment, player) && unlessFew(moment.state, player) === null
      ? [{ description: 'Offer other players a contract.' }]
      : [],
  decide: (turn, player, { partyIds, terms, clauses }) => {
    const { state } = turn;
    const parties = [...new Set([player.id, ...partyIds])];
    const refusal =
      unlessPartners(turn, player, [...new Set(partyIds)]) ??
      unlessPossible(state, clauses, parties) ??
      unlessFew(state, player);
    if (refusal !== null) return refusal;
    turn.emit({
      type: 'ContractOffered',
      contractId: CONTRACT_IDS.of(nextNumber(state, 'contract')),
      offererId: player.id,
      partyIds: parties,
      terms,
      clauses,
    });
    return null;
  },
  made: (event) => (event.type === 'ContractOffered' ? event.contractId : null),
});

const unlessContracts = (state: RoundState): RoundRefusal | null =>
  rulesetOf(state).contracts === null ? refuse('NO_CONTRACTS', 'actions') : null;

/** True if the player has somebody to enter a contract with. */
const hasPartner = (moment: RoundMoment, { id }: PlayerRow): boolean =>
  activePlayers(moment.state).some((one) => id !== one.id && unlessEnters(moment, one) === null);

const unlessEnters = (moment: RoundMoment, partner: PlayerRow): RoundRefusal | null =>
  unlessPartnerReputable(moment, partner, limits(moment.state), 'contracts');

function unlessPartners(
  moment: RoundMoment,
  player: PlayerRow,
  partyIds: OfferContract['partyIds'],
): RoundRefusal | null {
  if (!partyIds.some((id) => id !== player.id)) return refuse('CONTRACT_WITH_ONESELF', 'contracts');
  for (const playerId of partyIds) {
    const partner = presentPlayer(moment.state, playerId);
    if (partner === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
    const early = unlessEnters(moment, partner);
    if (early !== null) return early;
  }
  return null;
}

function unlessFew(state: RoundState, { id }: PlayerRow): RoundRefusal | null {
  const open = state.countBy('contracts', 'offerer', id);
  if (open < MOST_OPEN_OFFERS) return null;
  return refuse('TOO_MANY_OFFERS', 'contracts', { open, most: MOST_OPEN_OFFERS });
}

export const contractOffered: RoundEventRecord<ContractOffered> = {
  evolve: (state, { atMs, event }) => {
    const { contractId: id, offererId, partyIds, terms, clauses } = event;
    takeNumber(state, 'contract', ordinalOf(id));
    state.put('contracts', {
      id,
      offererId,
      terms,
      clauses: numberClauses(clauses, 0),
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
  },
  facts: (state, event) => {
    const [offerer = '', ...others] = event.partyIds.map((id) => nameOf(state, id));
    return { player: offerer, others, contract: ordinalOf(event.contractId) };
  },
  text: (state, event) => {
    const [offerer = '', ...others] = event.partyIds.map((id) => nameOf(state, id));
    return `${offerer} offered ${contractWords(event)} to ${listed(others)}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_OFFERED',
  concerns: ({ partyIds, offererId }) => partyIds.filter((id) => id !== offererId),
};
