import type { DynastyRows } from '../../engine';
import { stateSchema } from '../table';

export const dynasties = stateSchema<DynastyRows['dynasties']>(
  'dynasties',
  {
    id: 'text',
    name: 'text',
    description: 'text?',
    hostAccountId: 'text',
    coHostIds: 'json',
    hostActedAtMs: 'whole',
    dealerAccountId: 'text',
    status: 'text',
    visibility: 'text',
    inviteHash: 'text?',
    createdAtMs: 'whole',
    endedAtMs: 'whole?',
    dayMs: 'whole',
    anchorMs: 'whole',
    rulesAnchorMs: 'whole',
    testClockMs: 'whole?',
    pausedSinceMs: 'whole?',
    pausedUntilMs: 'whole?',
    revision: 'whole',
    nextCommitment: 'text',
    nextBinding: 'json?',
    warnedAtMs: 'whole?',
    winnerId: 'text?',
  },
  [{ name: 'dynasties_by_dealer', columns: ['dealerAccountId'] }],
);

const games = stateSchema<DynastyRows['games']>('games', {
  id: 'text',
  number: 'whole',
  status: 'text',
  startedAtMs: 'whole',
  environment: 'whole',
  startingPlayerId: 'text',
  otherPlayerId: 'text',
  grandCanal: 'json',
  bersaglio: 'whole',
  tricks: 'json',
  commitment: 'text',
  binding: 'json?',
  seed: 'text?',
  rolls: 'json',
  fixedCards: 'whole',
  stakes: 'whole',
  turnOf: 'text?',
  turnSinceMs: 'whole?',
  sfidaBy: 'text?',
  lastSfidaBy: 'text?',
  deadlineMs: 'whole?',
  warnsAtMs: 'whole?',
  closedAtMs: 'whole?',
  closing: 'text?',
  resignedId: 'text?',
  endedAtMs: 'whole?',
  campioneId: 'text?',
  finedIds: 'json',
  hands: 'json?',
  movements: 'json',
  modaMask: 'text?',
  bookmakerId: 'text?',
  betsOpen: 'flag',
  bookmakerSettled: 'flag',
  voidedAtMs: 'whole?',
  voidReason: 'text?',
});

export const seats = stateSchema<DynastyRows['seats']>(
  'seats',
  {
    id: 'text',
    gameId: 'text',
    playerId: 'text',
    mask: 'text?',
    revealed: 'json',
    unmet: 'json?',
    score: 'whole',
    extraTricksUsed: 'whole',
    secondPlaysUsed: 'whole',
    outcome: 'text?',
    resigned: 'flag',
  },
  [{ name: 'seats_by_player', columns: ['seasonId', 'playerId'] }],
);

const plays = stateSchema<DynastyRows['plays']>('plays', {
  id: 'text',
  gameId: 'text',
  number: 'whole',
  playerId: 'text',
  card: 'json',
  claim: 'whole',
  scored: 'whole',
  playedAtMs: 'whole',
});

export const asides = stateSchema<DynastyRows['asides']>('asides', {
  id: 'text',
  gameId: 'text',
  number: 'whole',
  afterPlay: 'whole',
  aside: 'json',
});

const bets = stateSchema<DynastyRows['bets']>('bets', {
  id: 'text',
  gameId: 'text',
  playerId: 'text',
  onId: 'text',
  juice: 'whole',
  placedAtMs: 'whole',
  status: 'text',
});

const masks = stateSchema<DynastyRows['masks']>('masks', { id: 'text', moda: 'whole' });

const standings = stateSchema<DynastyRows['standings']>('standings', {
  id: 'text',
  ready: 'flag',
  clientSeed: 'text?',
  wait: 'whole',
  mask: 'text?',
  magistrelli: 'whole',
  lastGameDay: 'whole?',
});

export const dynastyTables = { asides, bets, dynasties, games, masks, plays, seats, standings };
