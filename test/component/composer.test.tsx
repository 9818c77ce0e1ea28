/**
 * Proposals whose effects are put together by sentences.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { HONOUR, MARK, SCRIBE } from '../support/custom-mechanics';
import { rehearse } from '../support/rehearsal';
import { fill, house, open, press, settled } from './page';

type Kind = {
  readonly kind: string;
  readonly title: string;
  readonly needs: readonly unknown[];
};
const HALF = 'Complete the effects first.';
const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];

const lastField = async (label: string): Promise<HTMLElement> =>
  (await screen.findAllByLabelText(label)).at(-1)!;

/** Chooses an option of the last list with this name. */
async function choose(user: UserEvent, list: string, option: string): Promise<void> {
  const field = await lastField(list);
  await user.selectOptions(field, await within(field).findByRole('option', { name: option }));
  await settled();
}

/** Adds an effect of this kind to the draft. */
async function add(user: UserEvent, kind: string): Promise<void> {
  await choose(user, 'Effect', kind);
  await press(user, 'Add the effect');
}

const write = async (label: string, text: string): Promise<void> =>
  fill(await lastField(label), text);

/** Waits until the element contains these words. */
const shows = async (place: string, words: string): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector(place)?.textContent).toContain(words);
  });

/** Changes a draft that the browser keeps, as another tab does. */
async function keep(key: string, text: string): Promise<void> {
  localStorage.setItem(key, text);
  fireEvent(window, new StorageEvent('storage'));
  await settled();
}

/** Checks that the preview contains these words. */
async function tried(user: UserEvent, words: string): Promise<void> {
  await press(user, 'Preview the effects');
  await shows('.try', words);
}

async function submit(user: UserEvent, title: string, ...sentences: readonly string[]) {
  await write('Title', title);
  await press(user, 'Submit the proposal');
  for (const sentence of sentences) await shows('.proposal', sentence);
}

it.each([
  ['createRound', 's'],
  ['createDynasty', 'd'],
] as const)('after %s has a form for each kind of effect', async (made, letter) => {
  const ruleset = [
    ...(letter === 's' ? REPUTABLE : [{ op: 'add', path: '/offices', value: [SCRIBE] }]),
    { op: 'add', path: '/trackedValues', value: [HONOUR] },
  ];
  const season = await rehearse(house, ['Ada'], { ruleset }, made);
  if (letter === 's') await season.moveTo('2021-08-23T12:00:00Z');
  const user = await open(`/${letter}/${season.id}/proposals`, season.people[0]);
  const query = `query ($id: ID!) { season(id: $id) { effectKinds { kind title needs { type } } } }`;
  const { body } = await house.client.post(query, { variables: { id: season.id } });
  const { effectKinds } = body.data!['season'] as { effectKinds: readonly Kind[] };
  // The form has parts of their own for changes to the rules and for articles.
  const kinds = effectKinds.filter(({ kind }) => !/_(?:RULESET|ARTICLE)$/.test(kind));
  expect(kinds).toHaveLength(effectKinds.length - 4);
  for (const { title } of kinds) await add(user, title);
  const forms = [...document.querySelectorAll('.effect-draft')];
  const controls = '.sentence :is(button, input, select)';
  expect(
    forms.map((form) => [
      form.getAttribute('aria-label'),
      form.querySelector('strong')?.textContent,
      form.querySelector(controls) !== null,
    ]),
  ).toEqual(kinds.map(({ title, needs }) => [title, title, needs.length > 0]));
});

it('puts a round right by sentences: a move, a formula, a value', async () => {
  const values = { op: 'add', path: '/trackedValues', value: [HONOUR, MARK] };
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: [...REPUTABLE, values] });
  const [ada] = round.people;
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.grant(ada!, 'CHIP', 9);
  await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
  const user = await open(`/s/${round.id}/proposals`, ada);

  await add(user, 'Move items');
  await write('Amount', '3');
  await choose(user, 'Current owner', 'Ada');
  await choose(user, 'New owner', 'Bruno');
  await tried(user, '3 Chips go from Ada to Bruno');
  await press(user, 'Remove the effect');

  await user.click(screen.getByText('A formula of the rules'));
  await write('Formula', '20 * cards +');
  await shows('main', 'Error at character 13');
  await write('Formula', '20 * cards + 5 * min(ranks.ARCANA, 3)');
  await tried(user, '20 × c');
  await write('Formula', '20 * nothing');
  await tried(user, 'there is no nothing');
  await write('Formula', '');

  await add(user, 'Set a value');
  await choose(user, 'Value to set', 'Mark');
  await shows('main', HALF);
  await press(user, 'of a card');
  await press(user, 'Knight of Swords');
  await write('New value', 'a mark that is much too long for it');
  await tried(user, 'a text of at most 20 characters');
  await write('New value', 'creased');
  await submit(user, 'A crease', 'Mark of Knight of Swords is set to “creased”');
});

it('puts a dynasty right by sentences: Magistrelli, Moda, a term, a mask', async () => {
  const ruleset = [{ op: 'add', path: '/offices', value: [SCRIBE] }];
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], { ruleset }, 'createDynasty');
  const [ada] = dynasty.people;
  for (const voter of dynasty.people) {
    await dynasty.send(voter, 'voteForOffice', { office: 'SCRIBE', playerId: ada!.player });
  }
  const user = await open(`/d/${dynasty.id}/proposals`, ada);
  await add(user, 'Correct Magistrelli');
  await write('Magistrelli', '7');
  await add(user, 'Correct a Moda');
  await choose(user, 'Mask', 'Pantalone');
  await write('Moda', '3');
  await add(user, 'Set the end of a term');
  await shows('main', HALF);
  await choose(user, 'Term', 'Ada as Scribe');
  await write('End of the term', '2099-01-01T12:00');
  await add(user, 'Change a mask');
  await choose(user, 'Player', 'Bruno');
  await choose(user, 'Mask', 'Pantalone');
  await submit(
    ...([user, 'Right again'] as const),
    'Ada has 7 Magistrelli',
    'The Moda of Pantalone is 3',
    'Bruno wears the mask Pantalone',
    'The term of Ada as Scribe ends at',
  );
});

it('puts the place and the score of a hand right by a sentence', async () => {
  const round = await rehearse(house, ['Ada'], { ruleset: REPUTABLE });
  const [ada] = round.people;
  await round.grant(ada!, 'CARD:KNIGHT:SWORDS', 1);
  await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.send(ada!, 'sealHand', { cards: [{ rank: 'KNIGHT', suit: 'SWORDS' }] });
  await round.moveTo('2021-08-30T12:00:00Z');
  const user = await open(`/s/${round.id}/proposals`, ada);
  await add(user, 'Correct a hand’s place and score');
  await choose(user, 'Hand', 'Ada’s hand of week 1, place 1');
  await write('Place', '1');
  await tried(user, 'There is nothing to correct');
  await write('Score', '−61');
  const sentence = 'The hand of Ada in week 1 gets place 1 with a score of -61';
  await submit(user, 'Less than nothing', sentence);
});

it('puts a game right by sentences: its stakes, and what somebody scores', async () => {
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], {}, 'createDynasty');
  for (const player of dynasty.people) {
    await dynasty.send(player, 'setReadiness', { ready: true });
  }
  const user = await open(`/d/${dynasty.id}/proposals`, dynasty.people[0]);
  const chooseGame = async (): Promise<void> => {
    const list = await lastField('Game');
    await user.selectOptions(list, await within(list).findByRole('option', { name: /game 1/ }));
    await settled();
  };
  await add(user, 'Correct stakes');
  await chooseGame();
  await write('Stakes', '9');
  await press(user, 'Preview the effects');
  await waitFor(() => expect(document.querySelector('.try .outcome')).not.toBeNull());
  await write('Stakes', '2');
  await add(user, 'Correct a score');
  await choose(user, 'Player', 'Bruno');
  await write('Score', '41');
  await chooseGame();
  const sentences = ['The stakes of game 1 are 2 pegs', 'Bruno has 41 points in game 1'];
  await submit(user, 'The original pace', ...sentences);
});

it('shows a choice that is gone as open', async () => {
  const dynasty = await rehearse(house, ['Ada'], {}, 'createDynasty');
  const user = await open(`/d/${dynasty.id}/proposals`, dynasty.people[0]);
  await add(user, 'Declare a winner');
  const key = Object.keys(localStorage).find((each) => each.includes(dynasty.id))!;
  const kept = localStorage.getItem(key)!;
  await keep(key, kept.replace(dynasty.people[0]!.player, 'gone'));
  const chosen = within(await lastField('Winner')).getByRole('option', { selected: true });
  expect(chosen.textContent).toBe('…');
});

it('keeps the code and the values of effects, and tells of effects in an earlier form', async () => {
  const dynasty = await rehearse(house, ['Ada'], {}, 'createDynasty');
  const [ada] = dynasty.people;
  const user = await open(`/d/${dynasty.id}/proposals`, ada);
  await add(user, 'Declare a winner');
  const key = Object.keys(localStorage).find((each) => each.includes(dynasty.id))!;
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual([
    { kind: 'DECLARE_VICTOR', values: { '': ada!.player } },
  ]);
  const kept = localStorage.getItem(key)!;
  await keep(key, kept.replace('[', '[{"kind":"VICTOR"},'));
  const words = 'Choose the effects of this draft again';
  await shows('main', words);
  await press(user, 'Remove the effect');
  expect(document.querySelector('main')?.textContent).not.toContain(words);
  expect(localStorage.getItem(key)).toBe('[]');
});

it('shows an error of the server at the field that it names', async () => {
  const ducks = [{ op: 'replace', path: '/trade/ducks', value: true }, ...REPUTABLE];
  const round = await rehearse(house, ['Ada'], { ruleset: ducks });
  const user = await open(`/s/${round.id}/proposals`, round.people[0]);
  await add(user, 'Declare a winner');
  await add(user, 'Create a duck');
  await write('Title', 'A duck');
  await press(user, 'Submit the proposal');
  const name = await lastField('Name');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  const about = document.getElementById(name.getAttribute('aria-describedby')!);
  expect(about?.textContent).toBe('“Name” must be 1 to 40 visible characters in one line.');
  expect(within(about!.closest('[role=group]')!).getByText('Create a duck')).toBeTruthy();
});
