import type { Page } from 'playwright-core';
import { ACES, act, card, KINGS, TEN } from '../api/dynasties';
import { signUpAnew } from '../support/person';
import type { Person } from '../support/person';
import { visit } from './browser';
import type { Visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const visits: Visit[] = [];
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close();
});

async function openFor(person: Person, address: string): Promise<Page> {
  const visited = await visit(browser, house.client.url, person.token ?? undefined);
  visits.push(visited);
  await visited.page.goto(address);
  return visited.page;
}

/** A dynasty with these players. Its host deals by hand. */
async function makeDynasty(names: readonly string[]) {
  const host = await signUpAnew(house.client, 'host');
  const made = { name: 'Carnival', rehearsal: true, automaticDealing: false };
  const id = (await act(host, 'createDynasty', made)).season!.id;
  const people: Person[] = [];
  for (const name of names) {
    const person = await signUpAnew(house.client, name);
    await act(person, 'joinSeason', { seasonId: id, name });
    people.push(person);
  }
  return { host, id, people };
}

const complaints = () => visits.flatMap((each) => each.complaints);

const TOGNOLI = /^Each .* trick scores 1 point more\./;

describe('a dynasty', () => {
  it('has its players wear masks, fix dice and be ready, its host deal, and its dice checked', async () => {
    const { host, id, people } = await makeDynasty(['ann', 'bob']);
    const pages: Page[] = [];
    for (const person of people) {
      const page = await openFor(person, `/d/${id}/masks`);
      await page.locator('.mask-entry', { hasText: 'Tognoli' }).getByText(TOGNOLI).waitFor();
      await page.getByRole('button', { name: 'Wear Tognoli' }).click();
      await page.getByRole('button', { name: 'Take the mask off' }).waitFor();
      await page.getByRole('link', { name: 'Table', exact: true }).click();
      await page.getByText('Add my own dice').first().click();
      await page.getByRole('button', { name: 'Add my own dice' }).click();
      await page.getByText('You have fixed a seed').waitFor();
      await page.getByRole('button', { name: 'I am ready' }).click();
      await page.getByText('You are ready').waitFor();
      pages.push(page);
    }
    const dealer = await openFor(host, `/d/${id}`);
    await dealer.getByRole('button', { name: 'Deal a game' }).click();
    await dealer.getByRole('link', { name: 'Game 1' }).click();
    const [ann] = pages;
    await ann!.getByRole('link', { name: 'Game 1' }).click();
    await ann!.getByRole('button', { name: 'Effect of the mask Tognoli' }).first().click();
    await ann!.getByRole('dialog', { name: 'Tognoli' }).getByText(TOGNOLI).waitFor();
    await ann!.keyboard.press('Escape');
    await ann!.getByRole('button', { name: 'Resign' }).click();
    await ann!.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await dealer.getByRole('button', { name: 'Make the Fine' }).click();
    await dealer.getByRole('heading', { name: 'The Fine' }).waitFor();
    await dealer.getByRole('link', { name: 'Check the dice' }).click();
    await dealer.getByText('Every throw matches the published one.').waitFor();
    const seed = dealer.getByLabel('Try another seed');
    const published = await seed.inputValue();
    await seed.fill(`${published.slice(0, -1)}${published.endsWith('0') ? '1' : '0'}`);
    await dealer.getByText('The seed does not match the commitment.').waitFor();
    await dealer.getByText('The deck gives cards that differ from the dealt ones.').waitFor();
    await dealer.goto(`/d/${id}/standings`);
    await dealer.getByRole('img', { name: /^Pegs of each player/ }).waitFor();
    await dealer.getByText('ann won 0, bob won 1').waitFor();
    const ended = dealer.locator('.numbers div', { hasText: 'Games ended' });
    await ended.locator('dd', { hasText: /^1$/ }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('has Reali and Morante use their powers at the table', async () => {
    const { host, id, people } = await makeDynasty(['cyd', 'dan']);
    const [cyd, dan] = people as [Person, Person];
    await act(cyd, 'wearMask', { seasonId: id, mask: 'REALI' });
    await act(dan, 'wearMask', { seasonId: id, mask: 'MORANTE' });
    for (const person of people) await act(person, 'setReadiness', { seasonId: id, ready: true });
    const deck = `${KINGS}, ${ACES}, ${TEN}`.split(', ').map(card);
    const { game } = await act(host, 'startGame', { seasonId: id, deck });
    const reali = await openFor(cyd, `/d/${id}/standings`);
    await reali.getByText('Nobody has won any yet.').waitFor();
    expect(await reali.getByRole('img', { name: /^Pegs of each player/ }).count()).toBe(0);
    await reali.goto(`/g/${game!.id}`);
    await reali.getByRole('button', { name: 'Use Reali' }).click();
    await reali.getByRole('dialog').locator('.powers button').first().click();
    await reali
      .locator('main')
      .getByText(/^cyd named /)
      .waitFor();
    const morante = await openFor(dan, `/g/${game!.id}`);
    await morante.getByRole('button', { name: 'Reveal a mask' }).click();
    await morante
      .getByRole('dialog')
      .getByRole('button', { name: /Pantalone/ })
      .click();
    await morante
      .getByText(/dan .*Pantalone/)
      .first()
      .waitFor();
    expect(complaints()).toEqual([]);
  });

  it('is shown on a wall with its games, play by play', async () => {
    const { host, id, people } = await makeDynasty(['eve', 'fay', 'gil', 'hal']);
    for (const person of people.slice(0, 2)) {
      await act(person, 'setReadiness', { seasonId: id, ready: true });
    }
    const deck = `${KINGS}, ${ACES}, ${TEN}`.split(', ').map(card);
    const { game } = await act(host, 'startGame', { seasonId: id, deck });
    const starts = game!.participants[0]!.player.name;
    const starter = people[starts === 'eve' ? 0 : 1]!;
    const visited = await visit(browser, house.client.url);
    visits.push(visited);
    const { page } = visited;
    await page.goto(`/watch/${id}`);
    const seat = page.getByRole('region', { name: starts, exact: true });
    await seat.getByText('Nothing played yet').waitFor();
    const play = { gameId: game!.id, card: card('KING BATONS'), claim: 0 };
    await act(starter, 'playCard', play);
    await seat.getByRole('img', { name: 'King of Batons' }).waitFor();
    for (const person of people.slice(2)) {
      await act(person, 'setReadiness', { seasonId: id, ready: true });
    }
    await act(host, 'startGame', { seasonId: id });
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    const scores = page.locator('.wall-scores li');
    await scores
      .first()
      .filter({ hasText: /^Game 2: (gil 0 · hal 0|hal 0 · gil 0)$/ })
      .waitFor();
    await scores
      .nth(1)
      .filter({ hasText: /^Game 1: / })
      .waitFor();
    expect(await scores.count()).toBe(2);
    expect(await page.locator('a, button, input, select, textarea').count()).toBe(0);
    expect(complaints()).toEqual([]);
  });

  it('has its host publish a revision, keeps what was wrong with one, and shows what it changed', async () => {
    const { host, id } = await makeDynasty([]);
    const page = await openFor(host, `/d/${id}`);
    await page.getByRole('heading', { name: 'Publish a revision' }).click();
    await page.getByText('As JSON, for any other change').click();
    const patch = page.getByLabel('Change of the rules, as a JSON Patch');
    await patch.fill('[{');
    await page.getByRole('button', { name: 'Publish the revision' }).click();
    await page.locator('.publish > .outcome', { hasText: 'This is not valid JSON.' }).waitFor();
    await patch.fill('[{ "op": "replace", "path": "/stakes/maximum", "value": "many" }]');
    await page.getByRole('button', { name: 'Publish the revision' }).click();
    await page.locator('.publish > .outcome', { hasText: /expected a (whole )?number/ }).waitFor();
    await page.reload();
    await onceSettled(async () => expect(await patch.inputValue()).toContain('many'));
    await patch.fill('[{ "op": "replace", "path": "/stakes/maximum", "value": 4 }]');
    await page.getByRole('button', { name: 'Publish the revision' }).click();
    await page
      .locator('.log-line')
      .getByText(/revision 2/)
      .waitFor();
    await page.goto(`/d/${id}/rules?revision=2`);
    const changed = page.getByRole('region', { name: 'What revision 2 changed' });
    await changed.locator('ins', { hasText: 'up to 4' }).waitFor();
    await onceSettled(async () =>
      expect(await changed.locator('del').allTextContents()).toEqual([
        expect.stringContaining('up to 3'),
      ]),
    );
    await page.getByRole('link', { name: 'Revision 1' }).click();
    await page.locator('section#play', { hasText: 'up to 3' }).waitFor();
    await onceSettled(async () => expect(await changed.count()).toBe(0));
    await page.goto(`/d/${id}/rules?revision=3`);
    await page.getByText('There is no revision 3.').waitFor();
    await page.goto(`/d/${id}/rules#play`);
    await page.locator('section#play:target', { hasText: 'up to 4' }).waitFor();
    expect(complaints()).toEqual([]);
  });
});
