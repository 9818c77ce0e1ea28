/** Facts in the form for clients. */
import { DYNASTY_FACTS } from '../../src/dynasty';
import { clientFacts, clientInput } from '../../src/graphql/ids/facts';
import { localGlobalId } from '../../src/graphql/ids/global-ids';
import { seasonId } from '../../src/kernel';
import type { FactTable } from '../../src/kernel';
import { ROUND_FACTS } from '../../src/round';

const SEASON = seasonId('s1');
/** The kinds of facts whose names do not show the kind by their ending. */
const OTHERWISE: Readonly<Record<string, string>> = { lot: 'NUMBER', on: 'ID' };

describe('facts outside', () => {
  it('are moments in ISO 8601, under a name without a unit', () => {
    expect(clientFacts({ startsAtMs: 1_629_832_140_000, endedAtMs: null }, SEASON)).toEqual({
      startsAt: '2021-08-24T19:09:00.000Z',
      endedAt: null,
    });
  });

  it('are ids as the API has them', () => {
    expect(clientFacts({ tradeId: 't3', actionId: 'a1', gameId: 'g2' }, SEASON)).toEqual({
      tradeId: localGlobalId('Trade', SEASON, 't3'),
      secretActionId: localGlobalId('SecretAction', SEASON, 'a1'),
      gameId: localGlobalId('GiolittiGame', SEASON, 'g2'),
    });
  });

  it('are numbers beside the ids of what has them, and in inputs those ids alone', () => {
    const lotId = localGlobalId('Lot', SEASON, 'l3');
    expect(clientFacts({ lot: 3 }, SEASON)).toEqual({ lot: 3, lotId });
    expect(clientFacts({ lot: null }, SEASON)).toEqual({ lot: null });
    expect(clientInput({ lot: 3, clause: 2 }, SEASON)).toEqual({ lotId, clause: 2 });
  });

  it('are themselves otherwise', () => {
    const facts = { item: 'TRUNG', have: 2, need: 5, limitMs: 7, whoeverId: 'x' };
    expect(clientFacts(facts, SEASON)).toEqual(facts);
  });

  const tables: [string, FactTable][] = [
    ['round', ROUND_FACTS],
    ['dynasty', DYNASTY_FACTS],
  ];

  it.each(tables)(
    'of a %s are named for what they are: …Ms a moment, …Id an id',
    (_kind, table) => {
      for (const [name, { is }] of Object.entries(table)) {
        const named = name.endsWith('Ms') ? 'MOMENT' : name.endsWith('Id') ? 'ID' : 'ITSELF';
        expect([name, is]).toEqual([name, OTHERWISE[name] ?? named]);
      }
    },
  );

  it('of both games are the same under the same name', () => {
    const [round, dynasty]: FactTable[] = [ROUND_FACTS, DYNASTY_FACTS];
    for (const [name, fact] of Object.entries(dynasty ?? {})) {
      expect(round?.[name] ?? fact).toEqual(fact);
    }
  });
});
