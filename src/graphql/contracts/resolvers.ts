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

const clauseResolvers: Pick<Resolvers, 'Clause' | 'ClauseItem'> = {
  Clause: {
    number: ({ clause }) => ('number' in clause ? clause.number : null),
    text: ({ snapshot, clause }) => clauseText(snapshot.state, clause, printDateTime),
    items: ({ snapshot, clause }) => clause.items.map((limit) => ({ snapshot, limit })),
    for: ({ snapshot, clause }) => amountsView(snapshot.state, clause.for ?? []),
    to: ({ snapshot, clause }) => playersOf(snapshot, clause.toIds),
    when: ({ clause }) => clause.when.type,
    from: ({ clause: { when } }) => (when.type === 'FROM' ? printDateTime(when.atMs) : null),
    phase: ({ clause: { when } }) => (when.type === 'PHASE' ? when.phase : null),
    consent: ({ snapshot, clause }) => playersOf(snapshot, clause.consentIds),
  },
  ClauseItem: {
    item: ({ limit }) => limit.item,
    name: ({ snapshot, limit }) => nameOfItem(snapshot.state, limit.item, 2),
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
      const snapshot = await source.snapshot();
      const party =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      return pageByOrdinal(contractsOf(snapshot.state, party, orNull(status)), asked, (row) =>
        contractSource(snapshot, row),
      );
    },
  },
  Owner: {
    contract: ({ snapshot, owner: { kind, id } }) =>
      isRound(snapshot) && kind === 'CONTRACT' ? contractOf(snapshot, id) : null,
  },
  Contract: {
    id: globalIdOf,
    offerer: ({ snapshot, row }) => playerOf(snapshot, row.offererId),
    terms: ({ row }) => row.terms,
    clauses: ({ snapshot, row }) => row.clauses.map((clause) => ({ snapshot, clause })),
    parties: ({ snapshot, row }) =>
      allPartiesOf(snapshot.state, row.id).map((party) => ({ snapshot, party })),
    status: ({ row }) => row.status,
    offeredAt: ({ row }) => printDateTime(row.offeredAtMs),
    beganAt: ({ row }) => orPrint(row.beganAtMs),
    endedAt: ({ row }) => orPrint(row.endedAtMs),
    holdings: ({ snapshot, row }) => holdingsView(snapshot.state, contractOwner(row.id)),
    changes: ({ snapshot, row }) =>
      changesOf(snapshot.state, row.id).map((change) => contractChangeSource(snapshot, change)),
  },
  ContractParty: {
    player: ({ snapshot, party }) => playerOf(snapshot, party.playerId),
    consentedAt: ({ party }) => orPrint(party.consentedAtMs),
    until: ({ party }) => orPrint(party.untilMs),
  },
  ContractChange: {
    id: globalIdOf,
    contract: ({ snapshot, row }) => contractOf(snapshot, row.contractId),
    proposer: ({ snapshot, row }) => playerOf(snapshot, row.proposerId),
    kind: ({ row: { change } }) => change.type,
    terms: ({ row: { change } }) => (change.type === 'AMEND' ? change.terms : null),
    clauses: ({ snapshot, row: { change } }) =>
      change.type === 'AMEND' ? change.clauses.map((clause) => ({ snapshot, clause })) : [],
    shares: ({ snapshot, row: { change, proposerId } }) => {
      if (change.type === 'AMEND') return [];
      const own = [{ playerId: proposerId, items: change.type === 'WITHDRAW' ? change.items : [] }];
      const shares = change.type === 'END' ? change.shares : own;
      return shares.map((share) => ({ snapshot, share }));
    },
    restTo: ({ snapshot, row: { change } }) =>
      change.type === 'END' ? playerOf(snapshot, change.restToId) : null,
    clause: ({ row: { change } }) => (change.type === 'WITHDRAW' ? change.clause : null),
    awaited: ({ snapshot, row }) => playersOf(snapshot, row.awaitedIds),
    status: ({ row }) => row.status,
    drop: ({ row }) => row.drop,
    proposedAt: ({ row }) => printDateTime(row.proposedAtMs),
    endedAt: ({ row }) => orPrint(row.endedAtMs),
  },
  Share: {
    player: ({ snapshot, share }) => playerOf(snapshot, share.playerId),
    items: ({ snapshot, share }) => amountsView(snapshot.state, share.items),
  },
  ...clauseResolvers,
};
