import type { EntitySchema } from 'typeorm';
import type { DynastyRows, RoundRows, SeasonKind } from '../../engine';
import type { Row } from '../../kernel';
import type { StoredRow } from '../table';
import {
  actionUses,
  clientSeeds,
  counters,
  holdings,
  issues,
  officeVotes,
  offices,
  players,
  proposals,
  vetoes,
  results,
  revisions,
  secretAttempts,
  trackedValues,
  votes,
} from './season';
import {
  bids,
  ducks,
  gamingTables,
  hands,
  lots,
  rounds,
  secretActions,
  sittings,
  weeks,
  works,
} from './round';
import { contractChanges, contractParties, contracts, trades } from './contracts';
import { dynastyTables } from './dynasty';
import { judgeTables } from './judge';

/** Requires an entity for each table of a state. */
type Schemas<S extends Record<keyof S, Row>> = {
  readonly [T in keyof S]: EntitySchema<StoredRow<S[T]>>;
};

const ROUND: Schemas<RoundRows> = {
  bids,
  clientSeeds,
  counters,
  gamingTables,
  hands,
  holdings,
  issues,
  lots,
  players,
  proposals,
  results,
  revisions,
  rounds,
  secretActions,
  sittings,
  trackedValues,
  actionUses,
  secretAttempts,
  offices,
  officeVotes,
  votes,
  vetoes,
  trades,
  contracts,
  contractParties,
  contractChanges,
  ducks,
  weeks,
  works,
  ...judgeTables,
};

/**
 * The listed tables are shared with Rounds. The tables of Dynasties alone are in `dynastyTables`.
 */
const DYNASTY: Schemas<DynastyRows> = {
  clientSeeds,
  counters,
  holdings,
  issues,
  players,
  proposals,
  results,
  revisions,
  trackedValues,
  actionUses,
  secretAttempts,
  offices,
  officeVotes,
  votes,
  vetoes,
  ...dynastyTables,
};

export type StateTable = {
  /** The table's name in the state. */
  readonly name: string;
  readonly schema: StateSchema;
};
type StateSchema = EntitySchema<StoredRow<Row>>;

const tablesOf = <S extends Record<keyof S, Row>>(schemas: Schemas<S>): readonly StateTable[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    name,
    schema: schema as StateSchema,
  }));

/** The tables of each kind of season's state, in the order of writing. */
export const STATE_TABLES: Readonly<Record<SeasonKind, readonly StateTable[]>> = {
  ROUND: tablesOf(ROUND),
  DYNASTY: tablesOf(DYNASTY),
};
