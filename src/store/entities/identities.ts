import type { Identity, IdentityTicket } from '../../engine';
import { tableSchema } from '../table';

export const identities = tableSchema<Identity>({
  name: 'identities',
  key: ['id'],
  columns: {
    id: 'text',
    accountId: 'text',
    issuer: 'text',
    subject: 'text',
    createdAtMs: 'whole',
  },
  indexes: [
    { name: 'identities_by_subject', columns: ['issuer', 'subject'], unique: true },
    { name: 'identities_by_account', columns: ['accountId', 'issuer'], unique: true },
  ],
});

export const identityTickets = tableSchema<IdentityTicket>({
  name: 'identity_tickets',
  key: ['hash'],
  columns: {
    hash: 'text',
    issuer: 'text',
    subject: 'text',
    challenge: 'text',
    atMs: 'whole',
    usedBy: 'text?',
  },
  indexes: [{ name: 'identity_tickets_by_age', columns: ['atMs'] }],
});
