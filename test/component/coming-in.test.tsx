/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { answers, fill, house, open, press, settled } from './page';

type Season = {
  readonly id: string;
  readonly tempo: number;
  readonly visibility: string;
  readonly players: { readonly nodes: readonly { readonly name: string }[] };
};

const ask = async (query: string, token: string | null, variables = {}) => {
  const { body } = await house.client.post(query, { ...(token !== null && { token }), variables });
  return body.data as Record<string, never>;
};

/** A season by invitation, with its host at the table. */
async function invited(kind: 'Round' | 'Dynasty', visibility = 'INVITATION') {
  const ada = await house.client.guest('Ada');
  const made = await ask(
    `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) {
      inviteCode season { id } } }`,
    ada,
    { input: { name: 'Fridays', visibility, tempo: 3_600, playerName: 'Ada' } },
  );
  const { inviteCode, season } = made['made']! as {
    readonly inviteCode: string;
    readonly season: { readonly id: string };
  };
  return { ada, code: inviteCode, id: season.id };
}

async function seasonAt(path: string): Promise<Season> {
  const id = path.split('/')[2]!;
  const token = localStorage.getItem('ridotto:token');
  const seen = await ask(
    'query ($id: ID!) { season(id: $id) { id tempo visibility players { nodes { name } } } }',
    token,
    { id },
  );
  return seen['season']!;
}
const namesAt = async (path: string): Promise<string[]> =>
  (await seasonAt(path)).players.nodes.map(({ name }) => name);

const typeName = (name: string, label = 'Your name at the table'): Promise<void> =>
  fill(screen.getByLabelText(label), name);

describe('an invitation', () => {
  it.each(['Round', 'Dynasty'] as const)(
    'to a %s says who is there and how long it takes, and seats a stranger in one step',
    async (kind) => {
      const { code, id } = await invited(kind);
      const user = await open(`/join/${code}`);
      screen.getByRole('heading', { level: 1, name: 'Fridays' });
      screen.getByText('Ada', { selector: 'dd' });
      screen.getByText(kind === 'Round' ? /lasts 7 h 0 m/ : 'A day of the game lasts 1 h 0 m.');
      within(screen.getByRole('main')).getByRole('link', { name: 'How to play' });
      await typeName('Bruno');
      await press(user, 'Sit down');
      await settled();
      expect(window.location.pathname).toBe(`/${kind === 'Round' ? 's' : 'd'}/${id}`);
      expect(await namesAt(window.location.pathname)).toEqual(['Ada', 'Bruno']);
    },
  );

  it('keeps the guest, and asks for another name, if somebody has the name', async () => {
    const { code, id } = await invited('Round');
    const user = await open(`/join/${code}`);
    await typeName('Ada');
    await press(user, 'Sit down');
    await settled();
    screen.getByRole('alert');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name at the table'));
    await typeName('Ada the Second');
    await press(user, 'Sit down');
    await settled();
    expect(await namesAt(`/s/${id}`)).toEqual(['Ada', 'Ada the Second']);
  });

  it('makes one guest, however often the button is pressed', async () => {
    const { code, id } = await invited('Round');
    const user = await open(`/join/${code}`);
    const owner = answers.hold('TokenOwner');
    await typeName('Bruno');
    await press(user, 'Sit down');
    await owner.waiting();
    expect(screen.getByRole('button', { name: /^Sit down/ }).ariaDisabled).toBe('true');
    await press(user, /^Sit down/);
    expect(answers.count('StartGuest')).toBe(1);
    owner.release();
    await settled();
    expect(await namesAt(`/s/${id}`)).toEqual(['Ada', 'Bruno']);
  });

  it('refuses at the door a name that no season takes', async () => {
    const { code } = await invited('Round');
    const user = await open(`/join/${code}`);
    await typeName('@everyone');
    await press(user, 'Sit down');
    screen.getByRole('alert');
    expect(localStorage.getItem('ridotto:token')).toBeNull();
    expect(answers.asked.filter(({ name }) => name === 'JoinByLink')).toEqual([]);
  });

  it('to a season that is over says so', async () => {
    const { ada, code, id } = await invited('Dynasty');
    await ask('mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }', ada, { id });
    await open(`/join/${code}`);
    screen.getByRole('heading', { name: 'Fridays is over' });
    screen.getByText('Nobody can join it any more.');
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  });

  it('with the end of a sentence at its link works', async () => {
    const { code } = await invited('Round');
    await open(`/join/${code}).`);
    screen.getByRole('heading', { level: 1, name: 'Fridays' });
  });
});

it.each([
  ['Round', 's'],
  ['Dynasty', 'd'],
] as const)('a stranger sits down at a public %s by a name alone', async (kind, letter) => {
  const { id } = await invited(kind, 'PUBLIC');
  const user = await open(`/${letter}/${id}`);
  await typeName('Carla');
  await press(user, 'Sit down');
  await settled();
  expect(await namesAt(`/${letter}/${id}`)).toEqual(['Ada', 'Carla']);
  expect(window.location.pathname).toBe(`/${letter}/${id}`);
});

it('a name that is taken at a public table is asked for again, with the focus', async () => {
  const { id } = await invited('Round', 'PUBLIC');
  const user = await open(`/s/${id}`);
  await typeName('Ada');
  await press(user, 'Sit down');
  await settled();
  expect(document.activeElement).toBe(screen.getByLabelText('Your name at the table'));
});

describe('a new season', () => {
  it('is made by a stranger with a name alone, and seats its host', async () => {
    const user = await open('/new');
    await user.click(screen.getByText('An evening'));
    await fill(screen.getByLabelText('Name of the season'), 'Tonight');
    await typeName('Dario');
    await press(user, 'Create the season');
    await settled();
    expect(window.location.pathname).toMatch(/^\/s\/.*\/host$/);
    expect(await seasonAt(window.location.pathname)).toMatchObject({
      tempo: 2_057,
      visibility: 'INVITATION',
      players: { nodes: [{ name: 'Dario' }] },
    });
  });

  it('by a stranger has the changes of the rules, however late the edition comes', async () => {
    const user = await open('/new');
    await user.click(screen.getByText(/^More: /));
    const seen = await ask('{ editions { id kind document } }', null);
    const editions = seen['editions']! as readonly {
      readonly kind: string;
      readonly document: object;
    }[];
    const { document: rules } = editions.filter(({ kind }) => kind === 'ROUND').at(-1)!;
    const text = JSON.stringify({ ...rules, warningPart: 7 });
    await fill(screen.getByLabelText('Document, as JSON'), text);
    await fill(screen.getByLabelText('Name of the season'), 'Own rules');
    await typeName('Dario');
    const late = answers.hold('EditionDocuments');
    await press(user, 'Create the season');
    expect(answers.count('CreateRound')).toBe(0);
    late.release();
    await settled();
    const id = window.location.pathname.split('/')[2]!;
    const made = await ask(
      'query ($id: ID!) { season(id: $id) { ruleset { document } } }',
      localStorage.getItem('ridotto:token'),
      { id },
    );
    expect(made['season']).toMatchObject({ ruleset: { document: { warningPart: 7 } } });
  });

  it('waits for no other visit of its page', async () => {
    const user = await open('/new');
    await fill(screen.getByLabelText('Name of the season'), 'Left');
    await typeName('Dario');
    const late = answers.hold('CreatePage');
    await press(user, 'Create the season');
    await user.click(within(screen.getByRole('banner')).getAllByRole('link')[0]!);
    late.release();
    await settled();
    window.history.pushState(null, '', '/new');
    await settled();
    screen.getByRole('button', { name: 'Create the season' });
    expect(answers.count('CreateRound')).toBe(0);
  });

  it('has no player if its host only hosts', async () => {
    const user = await open('/new', { token: await house.client.guest('Eva') });
    const ways = screen.getByRole('group', { name: 'How long' });
    expect(within(ways).getAllByRole('radio')).toHaveLength(3);
    await user.click(screen.getByText(/^More: /));
    await user.click(screen.getByLabelText('I play, too'));
    await fill(screen.getByLabelText('Name of the season'), 'Mondays');
    await press(user, 'Create the season');
    await settled();
    expect(await namesAt(window.location.pathname)).toEqual([]);
  });
});
