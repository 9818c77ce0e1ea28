import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const rounds = stateSchema<RoundRows['rounds']>('rounds', {
  id: 'text',
  name: 'text',
  description: 'text?',
  hostAccountId: 'text',
  coHostIds: 'json',
  hostActedAtMs: 'whole',
  status: 'text',
  visibility: 'text',
  inviteHash: 'text?',
  createdAtMs: 'whole',
  startsAtMs: 'whole',
  endedAtMs: 'whole?',
  dayMs: 'whole',
  anchorMs: 'whole',
  rulesAnchorMs: 'whole',
  testClockMs: 'whole?',
  pausedSinceMs: 'whole?',
  pausedUntilMs: 'whole?',
  pauses: 'json',
  revision: 'whole',
  week: 'whole',
  phase: 'text?',
  phaseStartedAtMs: 'whole?',
  nextBoundaryMs: 'whole?',
  warnedAtMs: 'whole?',
  nextDraw: 'whole',
  previousBidders: 'whole',
  winnerId: 'text?',
});

export const weeks = stateSchema<RoundRows['weeks']>('weeks', {
  id: 'text',
  week: 'whole',
  startedAtMs: 'whole',
  commitment: 'text',
  binding: 'json?',
  seed: 'text?',
});

export const lots = stateSchema<RoundRows['lots']>('lots', {
  id: 'text',
  number: 'whole',
  cards: 'json',
  generatedAtMs: 'whole',
  status: 'text',
  winnerId: 'text?',
  price: 'whole?',
  soldAtMs: 'whole?',
  creatorId: 'text?',
  items: 'json?',
  thirdParty: 'json?',
});

export const bids = stateSchema<RoundRows['bids']>('bids', {
  id: 'text',
  actionId: 'text?',
  playerId: 'text',
  week: 'whole',
  placedAtMs: 'whole?',
  written: 'text',
  lotNumber: 'whole',
  lotId: 'text?',
  amount: 'whole?',
  status: 'text',
  failure: 'text?',
});

export const hands = stateSchema<RoundRows['hands']>('hands', {
  id: 'text',
  actionId: 'text?',
  playerId: 'text',
  cards: 'json',
  week: 'whole',
  presentedAtMs: 'whole?',
  placesAtMs: 'whole?',
  status: 'text',
  placement: 'whole?',
  score: 'json?',
});

export const secretActions = stateSchema<RoundRows['secretActions']>('secret_actions', {
  id: 'text',
  playerId: 'text',
  kind: 'text',
  sha256: 'text',
  committedAtMs: 'whole',
  maturesAtMs: 'whole',
  revealsAtMs: 'whole',
  week: 'whole',
  status: 'text',
  revealedAtMs: 'whole?',
  text: 'text?',
  failure: 'text?',
});

export const works = stateSchema<RoundRows['works']>('works', {
  id: 'text',
  title: 'text',
  artist: 'text',
  value: 'whole',
  imageUrl: 'text?',
  owner: 'text',
  proposalId: 'text?',
  createdAtMs: 'whole',
});

export const ducks = stateSchema<RoundRows['ducks']>('ducks', {
  id: 'text',
  name: 'text',
  playerId: 'text',
  createdAtMs: 'whole',
  lostAtMs: 'whole?',
});

export const gamingTables = stateSchema<RoundRows['gamingTables']>('gaming_tables', {
  id: 'text',
  kind: 'text',
  status: 'text',
  openedAtMs: 'whole',
  endedAtMs: 'whole?',
  terms: 'whole',
  spin: 'json?',
  war: 'json?',
});

export const sittings = stateSchema<RoundRows['sittings']>('sittings', {
  id: 'text',
  tableId: 'text',
  playerId: 'text',
  kind: 'text',
  week: 'whole',
  status: 'text',
  satDownAtMs: 'whole',
  stoodUpAtMs: 'whole?',
  wager: 'json?',
  agreed: 'flag',
  clientSeed: 'text?',
});
