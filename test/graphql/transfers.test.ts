import type { SeasonKind } from '../../src/engine';
import { localGlobalId, seasonGlobalId } from '../../src/graphql/ids/global-ids';
import type { SeasonType } from '../../src/graphql/ids/global-ids';
import type { SeasonId } from '../../src/kernel';
import {
  eachState,
  holdingsIn,
  keep,
  recordedJournals,
  simulatedJournals,
} from '../recordings/journals';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const OWNERS: Readonly<Record<string, SeasonType>> = {
  player: 'Player',
  lot: 'Lot',
  table: 'Table',
  contract: 'Contract',
  duck: 'Duck',
};

/**
 * The owner in public form: the global id of a player, lot or other owner; otherwise the kind of
 * owner.
 */
function outward(season: SeasonId, owner: string): string {
  const [word = '', localId] = owner.split(':');
  const type = OWNERS[word];
  return type === undefined || localId === undefined
    ? owner.toUpperCase()
    : localGlobalId(type, season, localId);
}

function ownerOf({ kind, player, lot, table, contract, duck }: Answer): string {
  const one = [player, lot, table, contract, duck].find((known) => (known as unknown) !== null);
  return one === undefined ? textOf(kind) : textOf(one.id);
}

const OWNER = '{ kind player { id } lot { id } table { id } contract { id } duck { id } }';

async function journalOf(kind: SeasonKind, id: SeasonId): Promise<Answer[]> {
  const all: Answer[] = [];
  for (;;) {
    const { season } = await api.data(
      `query ($id: ID!, $after: String) { season(id: $id) { journal(after: $after, first: 100) {
        nodes { __typename seq transfers { item quantity from ${OWNER} to ${OWNER} } }
        pageInfo { hasNextPage } } } }`,
      { id: seasonGlobalId(kind, id), after: String(all.length) },
    );
    all.push(...season.journal.nodes);
    if (String(season.journal.pageInfo.hasNextPage) === 'false') return all;
  }
}

const JOURNALS = [...recordedJournals(), ...simulatedJournals()];

describe('the transfers of events', () => {
  it.each(JOURNALS.map((some, at) => [some.name, some, at] as const))(
    'add up to what everybody has, after each event: %s [invariant 5]',
    async (_name, some, at) => {
      const id = await keep(api.store.seasons, `season${at}`, some);
      const isHidden = ({ event }: { event: { type: string } }): boolean =>
        event.type === 'InviteRotated';
      const journal = await journalOf(some.kind, id);
      expect(journal.map(({ seq }) => Number(seq))).toEqual(some.journal.map(({ seq }) => seq));
      const has = new Map<string, number>();
      const add = (owner: string, item: string, by: number): void => {
        const key = `${owner} ${item}`;
        const quantity = (has.get(key) ?? 0) + by;
        if (quantity === 0) has.delete(key);
        else has.set(key, quantity);
      };
      const holdings = eachState(some, holdingsIn);
      for (const [index, event] of journal.entries()) {
        for (const { item, quantity, from, to } of event.transfers) {
          add(ownerOf(from), textOf(item), -Number(quantity));
          add(ownerOf(to), textOf(item), Number(quantity));
        }
        if (isHidden(some.journal[index]!)) expect(textOf(event.__typename)).toBe('HiddenEvent');
        const held = holdings[index]!.map(
          ({ owner, item, quantity }) => [`${outward(id, owner)} ${item}`, quantity] as const,
        );
        const noted = [...has].filter(([key]) => !key.startsWith('BANK '));
        if (JSON.stringify(noted.sort()) !== JSON.stringify(held.sort())) {
          expect([event.seq, Object.fromEntries(noted)]).toEqual([
            event.seq,
            Object.fromEntries(held),
          ]);
        }
      }
      expect(has.size).toBeGreaterThan(0);
    },
  );
});
