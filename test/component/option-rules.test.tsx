/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { DYNASTY_COMMANDS } from '../../src/dynasty';
import { loadSchema } from '../../src/graphql';
import { ROUND_COMMANDS } from '../../src/round';
import { rehearse } from '../support/rehearsal';
import { house, open, press, settled } from './page';

const SOURCE = join(__dirname, '../../web/src');
/** The commands that a file sends without a link to their section, each with the reason. */
const WITHOUT_LINK: Readonly<Record<string, string>> = {
  'features/lobby/use-rehearsal.ts createRound': 'no season is there that could offer it',
  'features/lobby/use-rehearsal.ts createDynasty': 'no season is there that could offer it',
  'features/lobby/use-rehearsal.ts joinSeason':
    'comes with the making of the season, without a button',
  'features/season-admin/use-create.ts createRound': 'no season is there that could offer it',
  'features/season-admin/use-create.ts createDynasty': 'no season is there that could offer it',
};
/** Files that send commands, each with the file that has the buttons. */
const BESIDE: Readonly<Record<string, string>> = {
  'features/round/seals/use-seal.ts': 'features/round/hands/seal-hand.tsx',
  'features/season/log/reactions.tsx': 'features/season/log/message-form.tsx',
};

/** The link to a command's section, beside the command's button. */
function sectionOf(button: string | RegExp): HTMLElement {
  const beside = screen.getAllByRole('button', { name: button }).at(-1)!.parentElement!;
  return within(beside).getByRole('link', { name: /^Section \S+ of the rules$/ });
}

/** Follows the link, and checks that it leads to the section. */
async function follow(user: UserEvent, link: HTMLElement): Promise<void> {
  await user.click(link);
  await settled();
  expect(window.location.pathname).toMatch(/\/rules$/);
  const anchor = decodeURIComponent(window.location.hash.slice(1));
  expect(document.getElementById(anchor)?.tagName).toBe('SECTION');
}

describe('a button that the server offers leads to its section', () => {
  it('in a round, and of what waits on the front page', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const give = [{ item: 'CHIP', quantity: 3 }];
    await round.send(ada!, 'offerTrade', { to: bruno!.player, give, get: [] });
    await follow(await open(`/s/${round.id}/tables`, bruno), sectionOf('Pull the lever'));
    await follow(await open(`/s/${round.id}/market`, bruno), sectionOf('Decline'));
    const user = await open('/', bruno);
    const waits = within(screen.getByRole('region', { name: 'Waiting for you' }));
    await follow(user, waits.getAllByRole('link', { name: 'The rule' })[0]!);
  });

  it('in a dynasty, at its games, and where its rules are published', async () => {
    const dealt = [{ op: 'replace', path: '/automaticDealing', value: false }];
    const opening = { steward: false, ruleset: dealt };
    const dynasty = await rehearse(house, ['Ada', 'Bruno'], opening, 'createDynasty');
    const [ada] = dynasty.people;
    await follow(await open(`/d/${dynasty.id}`, ada), sectionOf(/^I am ready/));
    const host = await open(`/d/${dynasty.id}`, ada);
    await host.click(screen.getByRole('heading', { name: 'Publish a revision' }));
    await settled();
    await follow(host, sectionOf('Publish the revision'));
    for (const person of dynasty.people) {
      await dynasty.send(person, 'setReadiness', { ready: true });
    }
    const game = await dynasty.send(ada!, 'startGame', {}, 'game');
    await follow(await open(`/g/${game}`, ada), sectionOf('Say'));
    const player = await open(`/g/${game}`, ada);
    await press(player, 'Void the game');
    await follow(player, sectionOf('Void the game'));
  });

  it.each([
    ['round-10/draft', ['Give the items', 'Save the changes', 'Create the duck']],
    ['round-10/gallery', ['Create the Work']],
  ])('where a host makes and says things, by %s', async (edition, buttons) => {
    const round = await rehearse(house, ['Ada', 'Bruno'], { edition });
    const [ada] = round.people;
    await follow(await open(`/s/${round.id}`, ada), sectionOf('Say'));
    for (const button of buttons) {
      await follow(await open(`/s/${round.id}/host`, ada), sectionOf(button));
    }
  });

  it.each(['PUBLIC', 'INVITATION'])('at an invitation, %s', async (visibility) => {
    const round = await rehearse(house, ['Ada'], { visibility });
    const rotate = `mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { inviteCode } }`;
    const { body } = await house.client.post(rotate, {
      ...{ token: round.people[0]!.token, variables: { id: round.id } },
    });
    const { inviteCode } = body.data!['rotateInvite'] as { readonly inviteCode: string };
    const bruno = { token: await house.client.guest('Bruno') };
    const user = await open(`/join/${inviteCode}`, bruno);
    if (visibility === 'PUBLIC') await follow(user, sectionOf('Sit down'));
    else {
      // A stranger sees nothing of the round, not even its rules.
      screen.getByRole('button', { name: 'Sit down' });
      expect(screen.queryByRole('link', { name: 'Look around first' })).toBeNull();
      await press(user, 'Sit down');
      expect(window.location.pathname).toBe(`/s/${round.id}`);
    }
  });
});

/** The mutations that play a season. They are named after their commands. */
const PLAYING: ReadonlySet<string> = new Set(
  [...ROUND_COMMANDS, ...DYNASTY_COMMANDS]
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    .filter((name) => loadSchema().getMutationType()!.getFields()[name] !== undefined),
);

const files: ReadonlyMap<string, string> = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated'))
    .map((name) => [name, readFileSync(join(SOURCE, name), 'utf8')]),
);

type Sent = { readonly file: string; readonly mutation: string; readonly byButton: boolean };

/** The mutation documents of a file by name: its own, and those that it imports. */
function documentsOf(file: string): readonly (readonly [name: string, mutation: string])[] {
  const text = files.get(file) ?? '';
  const own = [...text.matchAll(/const (\w+) = graphql\(`\s*mutation \w+\([^)]*\) \{\s*(\w+)\(/g)];
  const taken = [...text.matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)].flatMap(
    ([, names = '', from = '']) => {
      const other = join(file, '..', from);
      const there = files.has(`${other}.ts`) ? `${other}.ts` : `${other}.tsx`;
      if (!files.has(there)) return [];
      const here = new Set(names.split(',').map((name) => name.trim()));
      return documentsOf(there).filter(([name]) => here.has(name));
    },
  );
  return [...own.map(([, name = '', mutation = '']) => [name, mutation] as const), ...taken].filter(
    ([, mutation]) => PLAYING.has(mutation),
  );
}

/**
 * The commands that a file sends. The kit's button adds the link to the section; a file that sends
 * a command by hand must add it.
 */
const sentFrom = ([file, text]: readonly [string, string]): readonly Sent[] =>
  documentsOf(file).flatMap(([name, mutation]) => {
    const byHand = new RegExp(`useCommand\\(\\s*${name}\\b`).test(text);
    const byButton = new RegExp(`document(=\\{|: )${name}\\b|'${mutation}', ${name}\\b`).test(text);
    return [
      ...(byHand ? [{ file, mutation, byButton: false }] : []),
      ...(byButton ? [{ file, mutation, byButton: true }] : []),
    ];
  });

const isLinked = ({ file, mutation, byButton }: Sent): boolean => {
  const text = files.get(BESIDE[file] ?? file) ?? '';
  // `SealButtons` takes the second of its commands as `commit`.
  return byButton
    ? text.includes('<MutationButton')
    : new RegExp(`(mutation|commit)="${mutation}"`).test(text);
};

it('every button of a page links to the section that offers its mutation', () => {
  expect(files.get('ui/form/mutation-button.tsx')).toMatch(
    /<OptionRule season=\{season\} mutation=/,
  );
  const sent = [...files].flatMap(sentFrom);
  const unmet = [...PLAYING].filter((name) => !sent.some(({ mutation }) => mutation === name));
  expect(unmet).toEqual([]);
  const unlinked = sent
    .filter((each) => !isLinked(each))
    .map(({ file, mutation }) => `${file} ${mutation}`);
  expect(unlinked.sort()).toEqual(Object.keys(WITHOUT_LINK).sort());
});
