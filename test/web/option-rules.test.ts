import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { DYNASTY_COMMANDS } from '../../src/dynasty';
import { loadSchema } from '../../src/graphql';
import { ROUND_COMMANDS } from '../../src/round';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

const SOURCE = join(__dirname, '../../web/src');
/** What sends a command without a way to its section, and why. */
const UNLED: Readonly<Record<string, string>> = {
  'lobby/use-rehearsal.ts createRound': 'no season is there that could offer it',
  'lobby/use-rehearsal.ts createDynasty': 'no season is there that could offer it',
  'lobby/use-rehearsal.ts joinSeason': 'comes with the making of the season, without a button',
  'making/use-create.ts createRound': 'no season is there that could offer it',
  'making/use-create.ts createDynasty': 'no season is there that could offer it',
};
/** What sends a command for the buttons of another file. */
const BESIDE: Readonly<Record<string, string>> = { 'round/use-seal.ts': 'round/seal-buttons.tsx' };

/** What is beside a button: the way to the section by which it is offered. */
const sectionOf = (page: Page, button: string): Locator =>
  page
    .locator(':has(> button)', { has: page.getByRole('button', { name: button, exact: true }) })
    .last()
    .getByRole('link', { name: /^Section \S+ of the rules$/ });

/** Pressed, it leads to where that section stands. */
async function follow(page: Page, link: Locator): Promise<void> {
  await link.click();
  await page.waitForURL(/\/rules#./);
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await page.locator(`section[id="${anchor}"]`).waitFor();
}

describe('a button that the server offers leads to its section', () => {
  it('in a round, and of what waits on the front page', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const give = [{ item: 'CHIP', quantity: 3 }];
    await round.send(ada!, 'offerTrade', { to: bruno!.player, give, get: [] });
    const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}/tables`);
    const { page } = visits[0]!;
    await follow(page, sectionOf(page, 'Pull the lever'));
    await page.goto(`/s/${round.id}/market`);
    await follow(page, sectionOf(page, 'Decline'));
    await page.goto('/');
    const waits = page.getByRole('region', { name: 'Waits for you' });
    await follow(page, waits.getByRole('link', { name: 'The rule' }).first());
    await goHome(visits);
  });

  it('in a dynasty, at its games, and where its rules are published', async () => {
    const dealt = [{ op: 'replace', path: '/automaticDealing', value: false }];
    const dynasty = await rehearse(
      ...([house, ['Ada', 'Bruno'], { steward: false, ruleset: dealt }, 'createDynasty'] as const),
    );
    const visits = await sitAt(browser, house, dynasty.people.slice(0, 1), `/d/${dynasty.id}`);
    const { page } = visits[0]!;
    await follow(page, sectionOf(page, 'I am ready'));
    await page.goto(`/d/${dynasty.id}`);
    await page.getByRole('heading', { name: 'Publish a revision' }).click();
    await follow(page, sectionOf(page, 'Publish'));
    for (const person of dynasty.people) {
      await dynasty.send(person, 'setReadiness', { ready: true });
    }
    const game = await dynasty.send(dynasty.people[0]!, 'startGame', {}, 'game');
    await page.goto(`/g/${game}`);
    await follow(page, sectionOf(page, 'Say'));
    await page.goto(`/g/${game}`);
    await press(page, 'Void the game');
    await follow(page, sectionOf(page, 'Void the game'));
    await goHome(visits);
  });

  it.each([
    ['round-10/draft', ['Give', 'Keep it', 'Make the duck']],
    ['round-10/gallery', ['Make the Work']],
  ])('where a host makes and says things, by %s', async (edition, buttons) => {
    const round = await rehearse(house, ['Ada', 'Bruno'], { edition });
    const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
    const { page } = visits[0]!;
    await follow(page, sectionOf(page, 'Say'));
    for (const button of buttons) {
      await page.goto(`/s/${round.id}/host`);
      await follow(page, sectionOf(page, button));
    }
    await goHome(visits);
  });

  it.each(['PUBLIC', 'INVITATION'])('at an invitation, %s', async (visibility) => {
    const round = await rehearse(house, ['Ada'], { visibility });
    const rotate = `mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { inviteCode } }`;
    const { body } = await house.client.post(rotate, {
      ...{ token: round.people[0]!.token, variables: { id: round.id } },
    });
    const { inviteCode } = body.data!['rotateInvite'] as { readonly inviteCode: string };
    const bruno = { name: 'Bruno', token: await house.client.guest('Bruno'), player: '' };
    const visits = await sitAt(browser, house, [bruno], `/join/${inviteCode}`);
    const { page } = visits[0]!;
    if (visibility === 'PUBLIC') await follow(page, sectionOf(page, 'Sit down'));
    else {
      // Nothing of the round is seen from outside, its rules neither.
      await page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Look first' }).count()).toBe(0);
      await press(page, 'Sit down');
      await page.waitForURL(`**/s/${round.id}`);
    }
    await goHome(visits);
  });
});

/** The mutations that play a season, by the names of their commands. */
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

type Sent = { readonly file: string; readonly mutation: string; readonly byAct: boolean };

/** The documents of a file that play, its own and those that it takes from another, by their names. */
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

/** What is sent from a file: by the button of the kit, which leads to the section by itself, or by hand. */
const sentFrom = ([file, text]: readonly [string, string]): readonly Sent[] =>
  documentsOf(file).flatMap(([name, mutation]) => {
    const byHand = new RegExp(`useCommand\\(\\s*${name}\\b`).test(text);
    const byAct = new RegExp(`document(=\\{|: )${name}\\b|'${mutation}', ${name}\\b`).test(text);
    return [
      ...(byHand ? [{ file, mutation, byAct: false }] : []),
      ...(byAct ? [{ file, mutation, byAct: true }] : []),
    ];
  });

const isLed = ({ file, mutation, byAct }: Sent): boolean => {
  const text = files.get(BESIDE[file] ?? file) ?? '';
  return byAct ? text.includes('<Act') : text.includes(`mutation="${mutation}"`);
};

it('every act on a page leads to the section by which it is offered', () => {
  expect(files.get('kit/act.tsx')).toMatch(/<OptionRule season=\{season\} mutation=/);
  const sent = [...files].flatMap(sentFrom);
  const unmet = [...PLAYING].filter((name) => !sent.some(({ mutation }) => mutation === name));
  expect(unmet).toEqual([]);
  const unled = sent
    .filter((each) => !isLed(each))
    .map(({ file, mutation }) => `${file} ${mutation}`);
  expect(unled.sort()).toEqual(Object.keys(UNLED).sort());
});
