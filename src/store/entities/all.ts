import type { EntitySchema } from 'typeorm';
import { STATE_TABLES } from '../state/tables';
import { accounts } from './accounts';
import { house } from './metadata';
import { idempotency } from './idempotency';
import { inbox, inboxHeads, inboxSettings } from './inbox';
import { journal } from './journal';
import { seasons } from './seasons';
import { secrets } from './secrets';
import { tokens } from './tokens';

/** Every entity of the database; kinds of seasons may share tables. */
export const ENTITIES: EntitySchema[] = [
  ...new Set<EntitySchema>([
    accounts,
    tokens,
    seasons,
    journal,
    inbox,
    inboxHeads,
    inboxSettings,
    house,
    idempotency,
    secrets,
    ...Object.values(STATE_TABLES).flatMap((tables) => tables.map(({ schema }) => schema)),
  ]),
];
