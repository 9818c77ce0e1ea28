/** The API over copies of big seasons, with one player who is the host. */
import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { SignedIn } from '../../src/accounts';
import type { SeasonKind } from '../../src/engine';
import { accountGlobalId, localGlobalId, seasonGlobalId } from '../../src/graphql/ids/global-ids';
import { required } from '../../src/kernel';
import type { AccountId, SeasonId } from '../../src/kernel';
import { costOf } from '../../src/server/graphql/cost/document-cost';
import { operationOf } from '../../src/server/graphql/documents';
import { LIMITS } from '../../src/server/scheduling/limits';
import { openApi } from '../support/in-process-api';
import type { ApiHouse, Variables } from '../support/in-process-api';
import { keep } from '../recordings/journals';
import type { SomeJournal } from '../recordings/journals';
import { bigDynasty, bigRound } from './big-seasons';
import type { RoundPlan } from './big-seasons';
import { everyQuery, PAGE } from './every-query';
import type { Asked } from './every-query';

export type PricedDocument = { readonly document: DocumentNode; readonly price: number };

export class BigHouse {
  private copies = 0;
  /** The lengths of pages that were affordable, by the query without its ids. */
  private readonly pages = new Map<string, number>();

  private constructor(
    readonly api: ApiHouse,
    public viewer: SignedIn,
    readonly journals: readonly SomeJournal[],
  ) {}

  static async open(plan: RoundPlan = {}): Promise<BigHouse> {
    const api = await openApi();
    const viewer = required(
      await api.deps.accounts.authenticate(await api.signUp('ann')),
      'a viewer',
    );
    const { id } = viewer.account;
    const journals = [bigRound(id, plan), bigDynasty(id)].map((some) => hostedBy(id, some));
    api.clock.set('2021-09-21T00:00:00Z');
    return new BigHouse(api, viewer, journals);
  }

  /** A new copy of a season, loaded but not queried. */
  async fresh(some: SomeJournal): Promise<SeasonId> {
    this.copies += 1;
    const id = await keep(this.api.store.seasons, `copy${this.copies}`, some);
    await this.api.deps.engine.read(id);
    return id;
  }

  /**
   * Signs the viewer in again. This is also the first write after a season was stored, which may
   * move the whole log of the store into its file.
   */
  async enter(): Promise<void> {
    const { accounts } = this.api.deps;
    const asked = { handle: 'ann', password: 'a password', idempotencyKey: null };
    const entered = await accounts.signIn({ ...asked, from: { address: '1.1.1.1', viewer: null } });
    if ('code' in entered) throw new Error(entered.code);
    this.viewer = entered;
  }

  queriesOf(kind: SeasonKind, season: SeasonId): Asked[] {
    const text: Readonly<Record<string, string>> = {
      ...{ rank: 'ACE', suit: 'CUPS', class: 'STANDARD', edition: 'round-10/gallery' },
    };
    return everyQuery(this.api.schema, {
      patch: Array.from({ length: 200 }, () => ({ op: 'replace', path: '/title', value: 'Title' })),
      text: (argument) => text[argument] ?? 'a',
      id: (argument, of, field) => {
        if (argument === 'gameId') return localGlobalId('GiolittiGame', season, 'g1');
        if (argument === 'host' || field === 'account') {
          return accountGlobalId(this.viewer.account.id);
        }
        const isOfSeason = argument === 'seasonId' || (argument === 'id' && of === 'Query');
        return isOfSeason ? seasonGlobalId(kind, season) : localGlobalId('Player', season, 'p2');
      },
    });
  }

  /** The query with the longest pages that the price allows. Ids have no price. */
  affordable(text: string): PricedDocument {
    const withoutIds = text.replaceAll(/"[^"]*"/g, '""');
    const longest = this.pages.get(withoutIds) ?? LIMITS.pageSize;
    for (let page: number = longest; ; page = Math.floor(page / 2)) {
      const document = parse(text.replaceAll(PAGE, String(page)));
      const price = this.priceOf(document, {});
      if (price > LIMITS.cost && page > 1) continue;
      this.pages.set(withoutIds, page);
      return { document, price };
    }
  }

  priceOf(document: DocumentNode, variables: Variables): number {
    const operation = required(operationOf(document, null), 'an operation');
    return costOf(this.api.schema, document, operation, variables, LIMITS).objects;
  }
}

/** Replaces the made-up host in the journal with an account. */
function hostedBy(id: AccountId, some: SomeJournal): SomeJournal {
  const text = JSON.stringify(some.journal).replaceAll('AccountId":"host"', `AccountId":"${id}"`);
  return { ...some, journal: JSON.parse(text) as never };
}

/** The same season, with a clock that its host sets. It is at the last event. */
export function asRehearsal(some: SomeJournal): SomeJournal {
  const { atMs } = required(some.journal.at(-1), 'an event');
  const clock = `"testClockMs":${atMs}`;
  const text = JSON.stringify(some.journal).replace('"testClockMs":null', clock);
  return { ...some, name: `${some.name}, rehearsed,`, journal: JSON.parse(text) as never };
}
