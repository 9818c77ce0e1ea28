/** The indexes of a dynasty's rows. */
import { CLIENT_SEED_SPECS, LEDGER_SPECS, Tables } from '../../kernel';
import type { TableSpecs } from '../../kernel';
import { PLAYER_INDEXES, PROPOSAL_SPECS, TRACKED_SPECS } from '../../season';
import type { GameRow } from '../model/rows';
import type { DynastyRows, DynastyState } from '../model/state';

const isOpen = ({ status }: GameRow): boolean => status === 'ACTIVE' || status === 'CLOSED';

const SPECS: TableSpecs<DynastyRows> = {
  ...LEDGER_SPECS,
  ...CLIENT_SEED_SPECS,
  ...PROPOSAL_SPECS,
  ...TRACKED_SPECS,
  dynasties: {},
  revisions: {},
  players: PLAYER_INDEXES,
  results: {},
  // Ready players, by the rules-day of their last game.
  standings: { ready: (row) => (row.ready ? String(row.lastGameDay) : null) },
  counters: {},
  masks: {},
  games: {
    open: (row) => (isOpen(row) ? row.status : null),
    deadline: (row) => (row.deadlineMs === null ? null : String(row.deadlineMs)),
    warning: (row) => (row.warnsAtMs === null ? null : String(row.warnsAtMs)),
    unsettled: (row) => (row.betsOpen ? 'yes' : null),
  },
  seats: { game: (row) => row.gameId, player: (row) => row.playerId },
  plays: { game: (row) => row.gameId },
  asides: { game: (row) => row.gameId },
  bets: { game: (row) => row.gameId, player: (row) => row.playerId },
};

export const emptyDynasty = (): DynastyState => new Tables<DynastyRows>(SPECS);
