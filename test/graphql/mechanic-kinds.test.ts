/** Each season describes the entries and parts that an amendment can add to its rules. */
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const NEEDS = `needs { field label phrase absent formulaPlace description type required nullable minimum maximum maxLength
  choices { value label description } condition { field values } }`;

type Kind = {
  readonly path: string;
  readonly startsList: boolean;
  readonly example: unknown;
  readonly needs: readonly Readonly<Record<string, unknown>>[];
};

async function kindsIn(game: 'a round' | 'a dynasty', asked = '', ruleset: object[] = []) {
  const season = await nomics.open(game, { ruleset });
  const { mechanicKinds } = await season.season(
    `id mechanicKinds${asked} { path startsList title description example ${NEEDS} }`,
  );
  return mechanicKinds as unknown as readonly Kind[];
}

it('with the properties of an entry, and those within', async () => {
  const [kind] = await kindsIn('a round', '(path: "/trackedValues/-")');
  expect(kind).toMatchObject({
    ...{ path: '/trackedValues/-', startsList: false, title: 'Tracked value' },
    example: { value: 'PIETY', type: 'NUMBER' },
  });
  const unlimited = { minimum: null, maximum: null, maxLength: null };
  expect(kind!.needs.find(({ field }) => field === 'setBy/*/office')).toEqual({
    ...{ field: 'setBy/*/office', label: 'Office', description: 'The office.', type: 'OFFICE' },
    ...{ required: true, nullable: false, choices: [], ...unlimited },
    ...{ phrase: '…', absent: null, formulaPlace: null },
    condition: { field: 'setBy/*/type', values: ['OFFICE'] },
  });
  expect(kind!.needs.find(({ field }) => field === 'type')).toMatchObject({
    type: 'CHOICE',
    choices: [
      { value: 'NUMBER', label: 'a number', description: 'A whole number.' },
      { value: 'TEXT' },
      { value: 'FLAG' },
    ],
  });
  expect(
    kind!.needs
      .filter(({ field }) => field === 'start')
      .map(({ type, condition }) => [type, condition]),
  ).toEqual([
    ['INTEGER', { field: 'type', values: ['NUMBER'] }],
    ['TEXT', { field: 'type', values: ['TEXT'] }],
    ['BOOLEAN', { field: 'type', values: ['FLAG'] }],
  ]);
});

it('of its own rules alone', async () => {
  const round = (await kindsIn('a round')).map(({ path }) => path);
  expect(round).toContain('/tables/slots/chart/-');
  const bare = await kindsIn('a round', '', [{ op: 'replace', path: '/tables', value: null }]);
  expect(bare.map(({ path }) => path)).not.toContain('/tables/slots/chart/-');
  expect(bare.map(({ path }) => path)).toContain('/tables');
  const dynasty = await kindsIn('a dynasty');
  expect(dynasty.find(({ path }) => path === '/victory')).toMatchObject({ startsList: true });
  const named = JSON.stringify(dynasty);
  expect([named.includes('MAGISTRELLI'), named.includes('when/phases')]).toEqual([true, false]);
});

it('as its ruleset and its edition do, in phrases', async () => {
  const asked = `mechanicKinds(path: "/actions/-") { path ${NEEDS} }`;
  const season = await nomics.open('a round');
  const { ruleset } = await season.season(`id ruleset { id ${asked} }`);
  const { data } = await nomics.api.ask(
    `{ edition(id: "round-10/2021-08-24") { id ${asked} } }`,
    {},
    await nomics.api.signUp('reader'),
  );
  const { edition } = data as unknown as { edition: { mechanicKinds: unknown } };
  const { mechanicKinds: kinds } = ruleset as unknown as { mechanicKinds: readonly Kind[] };
  expect(edition.mechanicKinds).toEqual(kinds);
  const need = (field: string) => kinds[0]!.needs.find((each) => each['field'] === field);
  expect(need('when/holds')).toMatchObject({
    ...{ phrase: 'Only while this is true: …', absent: 'always', formulaPlace: 'ACTION' },
  });
  expect(need('target')).toMatchObject({
    phrase: 'Its target is …',
    choices: [{ label: 'another player' }, { label: 'a card of the deck' }],
  });
});
