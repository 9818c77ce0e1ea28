/** Each season describes the effects that its proposals can have. */
import { DYNASTY_EFFECT_KINDS } from '../../src/rulesets/document/effect-kinds';
import { HONOUR, SCRIBE } from '../support/custom-mechanics';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const KINDS = `effectKinds { kind title description field power classes
  needs { field label description type required oneOf minimum step maximum maxLength } }`;

type Kind = {
  readonly kind: string;
  readonly description: string;
  readonly field: string;
  readonly power: string | null;
  readonly classes: readonly string[];
  readonly needs: readonly Readonly<Record<string, unknown>>[];
};

async function kindsIn(game: 'a round' | 'a dynasty', ruleset: readonly object[] = []) {
  const season = await nomics.open(game, { ruleset });
  const { effectKinds } = await season.season(`id ${KINDS}`);
  return new Map((effectKinds as unknown as readonly Kind[]).map((each) => [each.kind, each]));
}

const WHOSE = { required: false, oneOf: ['playerId', 'duckId'] };
const UNLIMITED = { minimum: null, step: null, maximum: null, maxLength: null };

it('with the fields of its input, as the SDL describes them', async () => {
  const kinds = await kindsIn('a round', [{ op: 'replace', path: '/trade/ducks', value: true }]);
  const { description, ...described } = kinds.get('GIVE_ITEMS')!;
  expect(description).toMatch(/^Gives items to a player or a duck\./);
  expect(described).toEqual({
    ...{ kind: 'GIVE_ITEMS', title: 'Give items', field: 'giveItems', power: 'CORRECT' },
    classes: ['URGENT', 'STANDARD'],
    needs: [
      {
        ...{
          field: 'playerId',
          label: 'Player or duck',
          description: 'The player.',
          type: 'PLAYER',
        },
        ...WHOSE,
        ...UNLIMITED,
      },
      {
        ...{ field: 'duckId', label: 'Player or duck', description: 'The duck.', type: 'DUCK' },
        ...WHOSE,
        ...UNLIMITED,
      },
      {
        ...{ field: 'items', label: 'Items', description: 'The items, 1 to 300 entries.' },
        ...{ type: 'ITEMS', required: true, oneOf: [] },
        ...UNLIMITED,
      },
    ],
  });
  expect(kinds.get('CREATE_DUCK')?.needs[1]).toMatchObject({
    ...{ field: 'name', type: 'TEXT', required: true, maxLength: 40 },
  });
});

it('with a field without a name if the input is the value, and none if it is true', async () => {
  const round = await kindsIn('a round');
  expect(round.get('VOID_TRADE')).toMatchObject({ field: 'voidTrade', power: 'VOID' });
  expect(round.get('VOID_TRADE')?.needs).toMatchObject([{ field: null, type: 'TRADE' }]);
  expect(round.get('PAUSE_SEASON')?.needs).toMatchObject([
    { field: null, minimum: 7, step: 7, maximum: null },
  ]);
  expect(round.get('CLOSE_SEASON')).toMatchObject({ power: null, needs: [] });
  const dynasty = await kindsIn('a dynasty');
  expect(dynasty.get('PAUSE_SEASON')?.needs).toMatchObject([{ minimum: 1, step: 1 }]);
});

it('without kinds that the rules have no feature for, by class', async () => {
  const kinds = await kindsIn('a round', [
    { op: 'add', path: '/proposals/classes/0/effects', value: ['VOID_TRADE'] },
  ]);
  expect(kinds.has('CREATE_DUCK')).toBe(false);
  expect(kinds.get('VOID_TRADE')?.classes).toHaveLength(2);
  expect(kinds.get('GIVE_ITEMS')?.classes).toHaveLength(1);
  expect(kinds.has('SET_TERM')).toBe(true);
  const dynasty = await kindsIn('a dynasty');
  const without = ['SET_TERM', 'SET_VALUE', 'VOID_SECRET_ATTEMPT'];
  expect([...dynasty.keys(), ...without].sort()).toEqual([...DYNASTY_EFFECT_KINDS].sort());
  const secret = await kindsIn('a dynasty', [
    { op: 'add', path: '/trackedValues', value: [{ ...HONOUR, secret: true }] },
    { op: 'add', path: '/offices', value: [SCRIBE] },
  ]);
  expect([secret.has('SET_TERM'), secret.has('SET_VALUE')]).toEqual([true, false]);
  const open = await kindsIn('a dynasty', [{ op: 'add', path: '/trackedValues', value: [HONOUR] }]);
  expect(open.has('SET_VALUE')).toBe(true);
});
