/**
 * Lists of a round that are longer than a page: a button continues them, or they state how many
 * entries they leave out.
 */
import type { Locator, Page } from 'playwright-core';
import type { Visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal, Seated } from './rounds';

const COUNT = 103;
const NAMES = Array.from({ length: COUNT }, (_none, at) => `Player ${at + 1}`);
/** The most ducks of one player [ruling O2]. */
const MOST_DUCKS = 20;
const TERMS = 21;
const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];
const DRAFT = { edition: 'round-10/draft', ruleset: REPUTABLE };

let round: Rehearsal;
let host: Seated;
let judge: Seated;
let page: Page;
let visits: Visit[] = [];
beforeAll(async () => {
  round = await rehearse(house, NAMES, DRAFT);
  [host, judge] = round.people as [Seated, Seated];
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.grant(host, 'STANDARD_PROPOSAL_MAKER', 1);
});
afterEach(async () => goHome(visits.splice(0)));

/** Opens the page as the host. This comes last, since an open page refetches at each event. */
async function open(path: string): Promise<void> {
  visits = await sitAt(browser, house, [host], `/s/${round.id}/${path}`);
  page = visits[0]!.page;
}

/** Presses the button until the last entry is there and the button is gone. */
async function pressOn(place: Locator, name: string, last: Locator): Promise<void> {
  const button = place.getByRole('button', { name, exact: true });
  await button.waitFor();
  expect(await last.count()).toBe(0);
  while ((await last.count()) === 0) {
    await button.click();
    await last.or(button).first().waitFor();
  }
  await last.waitFor();
  expect(await button.count()).toBe(0);
}

/** Checks the choices that an effect of this kind offers. */
async function offers(kind: string, label: string, name: string): Promise<void> {
  await page.getByLabel('Effect', { exact: true }).selectOption({ label: kind });
  await press(page, 'Add the effect');
  const choice = page.getByLabel(label, { exact: true });
  await choice.locator('option', { hasText: name }).waitFor({ state: 'attached' });
  await press(page, 'Remove the effect');
}

it('has every duck by a press, and each to be given something', async () => {
  for (let at = 1; at <= COUNT; at += 1) {
    const { player: playerId } = round.people[Math.floor(at / MOST_DUCKS)]!;
    await round.send(host, 'createDuck', { playerId, name: `Duck ${at}` });
  }
  const last = `Duck ${COUNT}`;
  await open('market');
  const ducks = page.getByRole('region', { name: 'Ducks' });
  await pressOn(ducks, 'More', ducks.getByRole('heading', { name: last }));
  await page.goto(`/s/${round.id}/proposals`);
  await offers('Give items', 'Player or duck', last);
});

it('has the first of many trades to be undone', async () => {
  const one = (quantity: number) => [{ item: 'POINT', quantity }];
  await round.grant(host, 'POINT', 2 * COUNT);
  for (let at = 0; at < COUNT; at += 1) {
    const asked = { to: judge.player, give: one(at === 0 ? 2 : 1), get: [] };
    const tradeId = await round.send(host, 'offerTrade', asked, 'trade');
    await round.send(judge, 'acceptTrade', { tradeId });
  }
  await open('proposals');
  await offers('Undo a trade', 'Trade', 'Player 1 gave 2 Points to Player 2');
});

it('has every candidate by a press, and says how many more endorse one', async () => {
  const [first, ...others] = round.people.map(
    (by) => () => round.send(by, 'nominateForJudge', { text: by.name }, 'candidacy'),
  );
  const candidacyId = await first!();
  for (const stand of others) await stand();
  for (const by of round.people) await round.send(by, 'endorseCandidate', { candidacyId });
  await open('judge');
  const candidates = page.getByRole('region', { name: 'Candidates' });
  await candidates.getByText(/^: Player 1, .*, Player 100(,? and) 3 more players$/).waitFor();
  const last = candidates.getByRole('heading', { name: `Player ${COUNT}`, exact: true });
  await pressOn(candidates, 'More', last);
  await onceSettled(async () => expect(await candidates.getByRole('article').count()).toBe(COUNT));
});

it('has the first term of many Judges, and says how many more voted on a ruling', async () => {
  const playerId = judge.player;
  await round.send(host, 'appointJudge', { playerId: round.people[2]!.player });
  await round.send(round.people[2]!, 'resignAsJudge', {});
  for (let at = 1; at < TERMS; at += 1) {
    await round.send(host, 'appointJudge', { playerId });
    await round.send(judge, 'resignAsJudge', {});
  }
  await round.send(host, 'appointJudge', { playerId });
  const asked = { kind: 'QUESTION', text: 'May a duck bid?' };
  const requestId = await round.send(host, 'requestJustice', asked, 'request');
  const rulingId = await round.send(judge, 'issueRuling', { requestId, text: 'No.' }, 'ruling');
  const confidenceVoteId = await round.send(
    host,
    'callConfidenceVote',
    { rulingId },
    'confidenceVote',
  );
  for (const by of round.people) {
    await round.send(by, 'castConfidenceVote', { confidenceVoteId, choice: 'AFFIRM' });
  }
  await open('judge');
  await page.getByText(/ · Player 100: affirm · 3 more players$/).waitFor();
  await page.getByText('Earlier terms').click();
  const office = page.getByRole('region', { name: 'Player 2 is Judge' });
  await pressOn(office, 'Earlier', office.getByText(/^Player 3, .*: resigned$/));
});
