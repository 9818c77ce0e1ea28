import type { EntitySchema } from 'typeorm';
import { STATE_TABLES } from '../state/tables';
import { accounts, inbox, inboxHeads, inboxSettings, tokens } from './accounts';
import { identities, identityTickets } from './identities';
import { mailBoxes, mailLinks } from './mail';
import { metadata } from './metadata';
import { idempotency, journal, seasons, secrets } from './seasons';
import { deliveries, webhooks } from './webhooks';

/** All entities of the database. Kinds of seasons may share tables. */
export const ENTITIES: EntitySchema[] = [
  ...new Set<EntitySchema>([
    accounts,
    tokens,
    identities,
    identityTickets,
    seasons,
    journal,
    inbox,
    inboxHeads,
    inboxSettings,
    metadata,
    idempotency,
    secrets,
    webhooks,
    deliveries,
    mailBoxes,
    mailLinks,
    ...Object.values(STATE_TABLES).flatMap((tables) => tables.map(({ schema }) => schema)),
  ]),
];
