import { execute, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLError } from 'graphql';
import { accountId, instant, seasonId } from '../../../src/kernel';
import type { AccountId } from '../../../src/kernel';
import type { Account, Engine, SeasonSnapshot, SeasonRecord } from '../../../src/engine';
import { loadSchema, makeContext } from '../../../src/graphql';
import type { DynastyCommand } from '../../../src/dynasty';
import type { RoundCommand } from '../../../src/round';
import { TestClock } from '../../support/test-clock';
import type { TestDynasty } from '../../dynasty/harness';
import type { TestRound } from '../../round/harness';

export const schema = loadSchema();
const SEASON = seasonId('0123456789abcdef01234567');

/** A test's season behind the API. Every command is undone after its trial. */
export type Tried = {
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: readonly GraphQLError[];
};

export type Played =
  | { readonly kind: 'ROUND'; readonly season: TestRound }
  | { readonly kind: 'DYNASTY'; readonly season: TestDynasty };

/** Tries a command and undoes it, with its events and the time. */
function tried<C, R>(
  season: {
    readonly state: { mark(): number; undo(mark: number): void };
    readonly journal: unknown[];
    now: SeasonSnapshot['now'];
    ask(who: string, command: C): R;
  },
  who: AccountId,
  command: C,
): R {
  const [mark, events, { now }] = [season.state.mark(), season.journal.length, season];
  const refusal = season.ask(who, command);
  season.state.undo(mark);
  season.journal.length = events;
  season.now = now;
  return refusal;
}

const readingOf = (played: Played, record: SeasonRecord): SeasonSnapshot => {
  const [now, touched] = [played.season.now, () => record.seq];
  return played.kind === 'ROUND'
    ? { kind: 'ROUND', record, state: played.season.state, now, touched }
    : { kind: 'DYNASTY', record, state: played.season.state, now, touched };
};

const recordOf = ({ kind, season }: Played): SeasonRecord => ({
  id: SEASON,
  kind,
  name: 'Tried',
  description: null,
  edition: '',
  hostAccountId: accountId('host'),
  visibility: 'PUBLIC',
  status: 'RUNNING',
  rehearsal: true,
  phase: null,
  createdAtMs: instant(0),
  activeAtMs: instant(0),
  playerCount: 0,
  inviteHash: null,
  seq: season.journal.length,
  dueAtMs: null,
});

/** The part of the engine that options and mutations use. */
const engineOf = (played: Played): Pick<Engine, 'read' | 'submit'> => ({
  read: () => Promise.resolve(readingOf(played, recordOf(played))),
  submit: (id, command, { accountId: who }) => {
    const refusal =
      played.kind === 'ROUND'
        ? tried(played.season, who, command as RoundCommand)
        : tried(played.season, who, command as DynastyCommand);
    return Promise.resolve({ refusal, seasonId: id, seq: null, subject: null });
  },
});

const signedIn = (id: AccountId): { account: Account; token: never } => ({
  account: {
    ...{ id, handle: id, displayName: `${id} of elsewhere`, passwordHash: null },
    ...{ createdAtMs: instant(0), seenAtMs: null, deletedAtMs: null, bot: null },
  },
  token: { scopes: ['READ', 'PLAY', 'HOST'] } as never,
});

const documents = new Map<string, DocumentNode>();

/**
 * Each document is parsed and validated once, since a few documents are executed thousands of
 * times.
 */
function documentOf(source: string): DocumentNode {
  const known = documents.get(source);
  if (known !== undefined) return known;
  const document = parse(source);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new AggregateError(errors, `not a document: ${source}`);
  documents.set(source, document);
  return document;
}

export async function ask(
  played: Played,
  who: string,
  source: string,
  variableValues: Readonly<Record<string, unknown>>,
): Promise<Tried> {
  const deps = {
    engine: engineOf(played),
    accounts: {
      inviteCodeFor: () => 'a code',
      find: (ids: readonly AccountId[]) => Promise.resolve(ids.map((id) => signedIn(id).account)),
    },
    clock: new TestClock('2021-08-22T12:00:00Z'),
  } as never;
  const viewer = signedIn(accountId(who));
  const contextValue = makeContext({ deps, viewer, address: '127.0.0.1' });
  const document = documentOf(source);
  const { data, errors = [] } = await execute({ schema, document, variableValues, contextValue });
  return { data: data ?? {}, errors };
}
