/** The indexes of a round's rows. */
import { CLIENT_SEED_SPECS, LEDGER_SPECS, Tables } from '../../kernel';
import type { TableSpecs } from '../../kernel';
import { isUniqueCode } from '../../rulesets';
import { PLAYER_INDEXES, PROPOSAL_SPECS, TRACKED_SPECS, windowOf } from '../../season';
import {
  CONTRACT_CHANGE_INDEXES,
  CONTRACT_INDEXES,
  CONTRACT_PARTY_INDEXES,
} from '../contracts/rows';
import { DUCK_INDEXES } from '../ducks/vocabulary';
import { hashInWeek } from '../model/state';
import type { RoundRows, RoundState } from '../model/state';
import { HOUSE_SPECS } from '../house/vocabulary';
import { JUDGE_SPECS } from '../judge/rows';
import { TABLE_SPECS } from '../tables/vocabulary';
import { TRADE_INDEXES } from '../trades/vocabulary';
import type { BidRow } from '../bidding/vocabulary';
import type { SecretActionRow } from '../secret-actions/vocabulary';
import type { LotRow } from '../lots/vocabulary';

/** True for an unresolved action. The clock finds these actions by their dates. */
const isOpen = (row: SecretActionRow): boolean =>
  row.status === 'COMMITTED' || row.status === 'REVEALED';

/** True for a valid open bid whose lot has not been given out. */
const isOpenBid = (row: BidRow): boolean => row.actionId === null && row.status === 'STANDING';

/** True for a Player Lot with Works of Art and without a third party's bid. */
const awaitsThirdParty = ({ status, items, thirdParty }: LotRow): boolean =>
  status === 'STANDING' &&
  thirdParty === null &&
  (items ?? []).some(({ item }) => isUniqueCode(item));

const SPECS: TableSpecs<RoundRows> = {
  ...LEDGER_SPECS,
  ...CLIENT_SEED_SPECS,
  ...JUDGE_SPECS,
  rounds: {},
  revisions: {},
  players: PLAYER_INDEXES,
  results: {},
  counters: {},
  weeks: {},
  lots: {
    status: (row) => row.status,
    standing: (row) =>
      row.status === 'STANDING' ? (row.creatorId === null ? 'HOUSE' : 'PLAYER') : null,
    creator: (row) => (row.status === 'STANDING' ? row.creatorId : null),
    winner: (row) => (row.status === 'SOLD' ? row.winnerId : null),
    thirdParty: (row) => (awaitsThirdParty(row) ? 'OPEN' : null),
  },
  secretActions: {
    open: (row) => (isOpen(row) ? `${row.playerId} ${row.kind}` : null),
    matures: (row) => (row.status === 'COMMITTED' ? String(row.maturesAtMs) : null),
    window: (row) => (row.status === 'COMMITTED' ? windowOf(row) : null),
    reveals: (row) => (isOpen(row) ? String(row.revealsAtMs) : null),
    bidding: (row) => (isOpen(row) && row.kind === 'BIDS' ? String(row.maturesAtMs) : null),
    date: (row) => String(row.revealsAtMs),
    player: (row) => row.playerId,
    week: (row) => String(row.week),
    hash: hashInWeek,
  },
  bids: {
    action: (row) => row.actionId,
    lot: (row) => row.lotId,
    week: (row) => String(row.week),
    openOf: (row) => (isOpenBid(row) ? row.playerId : null),
    openOn: (row) => (isOpenBid(row) ? row.lotId : null),
  },
  hands: {
    action: (row) => row.actionId,
    week: (row) => String(row.week),
    player: (row) => row.playerId,
    unplaced: (row) => (row.status === 'REVEALED' ? row.playerId : null),
    placed: (row) => (row.status === 'PLACED' ? row.playerId : null),
    places: (row) =>
      row.status === 'REVEALED' && row.placesAtMs !== null ? String(row.placesAtMs) : null,
  },
  ...TABLE_SPECS,
  ...PROPOSAL_SPECS,
  ...TRACKED_SPECS,
  ...HOUSE_SPECS,
  trades: TRADE_INDEXES,
  contracts: CONTRACT_INDEXES,
  contractParties: CONTRACT_PARTY_INDEXES,
  contractChanges: CONTRACT_CHANGE_INDEXES,
  ducks: DUCK_INDEXES,
};

export const emptyRound = (): RoundState => new Tables<RoundRows>(SPECS);
