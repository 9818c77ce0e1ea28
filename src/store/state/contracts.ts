import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const contracts = stateSchema<RoundRows['contracts']>('contracts', {
  id: 'text',
  offererId: 'text',
  terms: 'text',
  clauses: 'json',
  lastClause: 'whole',
  status: 'text',
  offeredAtMs: 'whole',
  beganAtMs: 'whole?',
  endedAtMs: 'whole?',
});

export const contractParties = stateSchema<RoundRows['contractParties']>('contract_parties', {
  id: 'text',
  contractId: 'text',
  playerId: 'text',
  consentedAtMs: 'whole?',
  untilMs: 'whole?',
});

export const contractChanges = stateSchema<RoundRows['contractChanges']>('contract_changes', {
  id: 'text',
  contractId: 'text',
  proposerId: 'text',
  change: 'json',
  awaitedIds: 'json',
  status: 'text',
  drop: 'text?',
  proposedAtMs: 'whole',
  endedAtMs: 'whole?',
});

export const trades = stateSchema<RoundRows['trades']>('trades', {
  id: 'text',
  fromId: 'text',
  toId: 'text',
  give: 'json',
  get: 'json',
  counterTo: 'text?',
  offeredAtMs: 'whole',
  status: 'text',
  endedAtMs: 'whole?',
  lacks: 'json',
});
