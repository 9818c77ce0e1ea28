import {
  amountsView,
  clauseText,
  nameOfItem,
  allPartiesOf,
  changesOf,
  contractOwner,
  contractsOf,
  holdingsView,
} from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { orNull } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';
import { pageByOrdinal } from '../pagination/page';
import { contractChangeSource, contractSource, globalIdOf, playerOf } from '../nodes/sources';
import { isRound } from '../snapshots/by-game';
import { playersOf, contractOf } from './sources';
import {
  acceptContract,
  consentToContractChange,
  declineContract,
  depositIntoContract,
  offerContract,
  proposeContractChange,
  withdrawFromContract,
} from './mutations';

export const clauseResolvers: Pick<Resolvers, 'Clause' | 'ClauseItem'> = {
  Clause: {
    number: ({ clause }) => ('number' in clause ? clause.number : null),
    text: ({ reading, clause }) => clauseText(reading.state, clause, printDateTime),
    items: ({ reading, clause }) => clause.items.map((limit) => ({ reading, limit })),
    for: ({ reading, clause }) => amountsView(reading.state, clause.for ?? []),
    to: ({ reading, clause }) => playersOf(reading, clause.toIds),
    when: ({ clause }) => clause.when.type,
    from: ({ clause: { when } }) => (when.type === 'FROM' ? printDateTime(when.atMs) : null),
    phase: ({ clause: { when } }) => (when.type === 'PHASE' ? when.phase : null),
    consent: ({ reading, clause }) => playersOf(reading, clause.consentIds),
  },
  ClauseItem: {
    item: ({ limit }) => limit.item,
    name: ({ reading, limit }) => nameOfItem(reading.state, limit.item, 2),
    perWeek: ({ limit }) => limit.perWeek,
    total: ({ limit }) => limit.total,
  },
};

const orPrint = (ms: number | null): string | null => (ms === null ? null : printDateTime(ms));

export const contractResolvers: Resolvers = {
  Mutation: {
    offerContract,
    acceptContract,
    declineContract,
    depositIntoContract,
    withdrawFromContract,
    proposeContractChange,
    consentToContractChange,
  },
  Round: {
    contracts: async (source, { status, playerId, ...asked }) => {
      const reading = await source.reading();
      const party =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      return pageByOrdinal(contractsOf(reading.state, party, orNull(status)), asked, (row) =>
        contractSource(reading, row),
      );
    },
  },
  Owner: {
    contract: ({ reading, owner: { kind, id } }) =>
      isRound(reading) && kind === 'CONTRACT' ? contractOf(reading, id) : null,
  },
  Contract: {
    id: globalIdOf,
    offerer: ({ reading, row }) => playerOf(reading, row.offererId),
    terms: ({ row }) => row.terms,
    clauses: ({ reading, row }) => row.clauses.map((clause) => ({ reading, clause })),
    parties: ({ reading, row }) =>
      allPartiesOf(reading.state, row.id).map((party) => ({ reading, party })),
    status: ({ row }) => row.status,
    offeredAt: ({ row }) => printDateTime(row.offeredAtMs),
    beganAt: ({ row }) => orPrint(row.beganAtMs),
    endedAt: ({ row }) => orPrint(row.endedAtMs),
    holdings: ({ reading, row }) => holdingsView(reading.state, contractOwner(row.id)),
    changes: ({ reading, row }) =>
      changesOf(reading.state, row.id).map((change) => contractChangeSource(reading, change)),
  },
  ContractParty: {
    player: ({ reading, party }) => playerOf(reading, party.playerId),
    consentedAt: ({ party }) => orPrint(party.consentedAtMs),
    until: ({ party }) => orPrint(party.untilMs),
  },
  ContractChange: {
    id: globalIdOf,
    contract: ({ reading, row }) => contractOf(reading, row.contractId),
    proposer: ({ reading, row }) => playerOf(reading, row.proposerId),
    kind: ({ row: { change } }) => change.type,
    terms: ({ row: { change } }) => (change.type === 'AMEND' ? change.terms : null),
    clauses: ({ reading, row: { change } }) =>
      change.type === 'AMEND' ? change.clauses.map((clause) => ({ reading, clause })) : [],
    shares: ({ reading, row: { change, proposerId } }) => {
      if (change.type === 'AMEND') return [];
      const own = [{ playerId: proposerId, items: change.type === 'WITHDRAW' ? change.items : [] }];
      const shares = change.type === 'END' ? change.shares : own;
      return shares.map((share) => ({ reading, share }));
    },
    restTo: ({ reading, row: { change } }) =>
      change.type === 'END' ? playerOf(reading, change.restToId) : null,
    clause: ({ row: { change } }) => (change.type === 'WITHDRAW' ? change.clause : null),
    awaited: ({ reading, row }) => playersOf(reading, row.awaitedIds),
    status: ({ row }) => row.status,
    drop: ({ row }) => row.drop,
    proposedAt: ({ row }) => printDateTime(row.proposedAtMs),
    endedAt: ({ row }) => orPrint(row.endedAtMs),
  },
  Share: {
    player: ({ reading, share }) => playerOf(reading, share.playerId),
    items: ({ reading, share }) => amountsView(reading.state, share.items),
  },
  ...clauseResolvers,
};
