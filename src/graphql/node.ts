import { accountId, playerId, seasonId } from '../kernel';
import type { Account, DynastyReading, Reading, RoundReading, Token } from '../engine';
import type { SignedIn } from '../accounts';
import { answerFrom, needAllScopes, reader, readSeen } from './access';
import type { Context } from './context';
import type { Resolvers } from './generated/resolvers';
import { betSource, gameSource } from './giolitti/sources';
import type { BetSource as GamblersBet, GameSource } from './giolitti/sources';
import { parseId } from './ids';
import type { Named } from './ids';
import { SeasonSource, seasonType } from './seasons/season-source';
import type { DynastySource, RoundSource } from './seasons/season-source';
import {
  bidSource,
  candidacySource,
  confidenceVoteSource,
  contractChangeSource,
  contractSource,
  duckSource,
  handSource,
  judgeTermSource,
  justiceRequestSource,
  lotSource,
  playerSource,
  proposalSource,
  rulingSource,
  secretActionSource,
  tableSource,
  tradeSource,
  workSource,
} from './sources';
import type { PlayerSource, RowSource } from './sources';
import { tableType } from './tables/sources';

type DynastyRowSource = PlayerSource | GameSource | GamblersBet;
type NodeSource = Account | Token | RoundSource | DynastySource | RowSource | DynastyRowSource;
type InSeason = Extract<Named, { readonly localId: string }>;

async function findNode(
  { id, atLeast }: { readonly id: string; readonly atLeast?: number | null | undefined },
  context: Context,
): Promise<NodeSource | null> {
  const viewer = reader(context);
  const named = parseId(id);
  if (named === null) return null;
  if (named.type === 'Account') return context.accountsById.get(accountId(named.id));
  if (named.type === 'AccessToken') return findToken(named.id, viewer, context);
  const season = 'localId' in named ? named.seasonId : seasonId(named.id);
  return answerFrom(
    context,
    season,
    viewer?.account.id ?? null,
    (reading) => nodeIn(reading, named),
    readSeen(atLeast),
  );
}

function nodeIn(reading: Reading, named: Named): NodeSource | null {
  if (reading.kind === 'ROUND') {
    return 'localId' in named ? findRow(reading, named) : SeasonSource.of(reading);
  }
  return 'localId' in named ? findDynastyRow(reading, named) : SeasonSource.of(reading);
}

/** Only the viewer's own; to see tokens needs what listing them does. */
async function findToken(
  id: string,
  viewer: SignedIn | null,
  { deps }: Context,
): Promise<Token | null> {
  if (viewer === null) return null;
  needAllScopes(viewer);
  const tokens = await deps.accounts.tokensOf(viewer.account.id);
  return tokens.find((token) => token.id === id) ?? null;
}

function findDynastyRow(
  reading: DynastyReading,
  { type, localId }: InSeason,
): DynastyRowSource | null {
  const { state } = reading;
  if (type === 'Player') {
    return found(reading, state.get('players', playerId(localId)), playerSource);
  }
  if (type === 'GiolittiGame') return found(reading, state.get('games', localId), gameSource);
  return type === 'Bet' ? found(reading, state.get('bets', localId), betSource) : null;
}

function findRow(reading: RoundReading, { type, localId }: InSeason): RowSource | null {
  const { state } = reading;
  switch (type) {
    case 'Player':
      return found(reading, state.get('players', playerId(localId)), playerSource);
    case 'Lot':
      return found(reading, state.get('lots', localId), lotSource);
    case 'SecretAction':
      return found(reading, state.get('secretActions', localId), secretActionSource);
    case 'Bid':
      return found(reading, state.get('bids', localId), bidSource);
    case 'Table':
      return found(reading, state.get('gamingTables', localId), tableSource);
    case 'Proposal':
      return found(reading, state.get('proposals', localId), proposalSource);
    case 'Hand':
      return found(reading, state.get('hands', localId), handSource);
    case 'JudgeTerm':
      return found(reading, state.get('judgeTerms', localId), judgeTermSource);
    case 'Candidacy':
      return found(reading, state.get('candidacies', localId), candidacySource);
    case 'JusticeRequest':
      return found(reading, state.get('justiceRequests', localId), justiceRequestSource);
    case 'Ruling':
      return found(reading, state.get('rulings', localId), rulingSource);
    case 'ConfidenceVote':
      return found(reading, state.get('confidenceVotes', localId), confidenceVoteSource);
    case 'Trade':
      return found(reading, state.get('trades', localId), tradeSource);
    case 'Contract':
      return found(reading, state.get('contracts', localId), contractSource);
    case 'Duck':
      return found(reading, state.get('ducks', localId), duckSource);
    case 'WorkOfArt':
      return found(reading, state.get('works', localId), workSource);
    case 'ContractChange':
      return found(reading, state.get('contractChanges', localId), contractChangeSource);
    case 'GiolittiGame':
    case 'Bet':
      return null;
  }
}

const found = <G, R, S>(
  reading: G,
  row: R | undefined,
  sourceOf: (reading: G, row: R) => S,
): S | null => (row === undefined ? null : sourceOf(reading, row));

export const nodeResolvers: Resolvers = {
  Query: { node: (_root, asked, context) => findNode(asked, context) },
  Node: {
    __resolveType: (source) => {
      if (source instanceof SeasonSource) return seasonType(source);
      if ('type' in source) return source.type === 'Table' ? tableType(source) : source.type;
      return 'scopes' in source ? 'AccessToken' : 'Account';
    },
  },
};
