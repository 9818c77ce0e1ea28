import type { Json, JsonObject, SeasonId } from '../kernel';
import { localGlobalId } from './ids';
import type { SeasonType } from './ids';
import { printDateTime } from './scalars/date-time';

/** Facts that name something of the season by its local id, and what they are called outside. */
const LOCAL_IDS: Readonly<Partial<Record<string, readonly [string, SeasonType]>>> = {
  playerId: ['playerId', 'Player'],
  lotId: ['lotId', 'Lot'],
  actionId: ['secretActionId', 'SecretAction'],
  bidId: ['bidId', 'Bid'],
  handId: ['handId', 'Hand'],
  tableId: ['tableId', 'Table'],
  candidacyId: ['candidacyId', 'Candidacy'],
  requestId: ['requestId', 'JusticeRequest'],
  rulingId: ['rulingId', 'Ruling'],
  confidenceVoteId: ['confidenceVoteId', 'ConfidenceVote'],
  proposalId: ['proposalId', 'Proposal'],
  tradeId: ['tradeId', 'Trade'],
  contractId: ['contractId', 'Contract'],
  duckId: ['duckId', 'Duck'],
  changeId: ['changeId', 'ContractChange'],
  workId: ['workId', 'WorkOfArt'],
  gameId: ['gameId', 'GiolittiGame'],
  betId: ['betId', 'Bet'],
};

/** Facts as clients read them: moments in ISO 8601, and ids as the API has them. */
export function outwardFacts(facts: JsonObject, seasonId: SeasonId | null): JsonObject {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => outwardFact(name, value, seasonId)),
  );
}

function outwardFact(name: string, value: Json, seasonId: SeasonId | null): [string, Json] {
  if (name.endsWith('Ms')) {
    return [name.slice(0, -2), typeof value === 'number' ? printDateTime(value) : value];
  }
  const known = LOCAL_IDS[name];
  if (known !== undefined && seasonId !== null && typeof value === 'string') {
    return [known[0], localGlobalId(known[1], seasonId, value)];
  }
  return [name, value];
}
