/**
 * A log line links to each thing with an address. The link leads to the thing, visible and marked.
 */
import type { Page } from 'playwright-core';
import { dealAt } from '../api/dynasties';
import { until } from '../support/async-queue';
import { OFFICES } from '../support/custom-mechanics';
import { visit } from './browser';
import { browser, house } from './house';
import { linesTell } from './log-lines';
import { goHome, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const CHIP = [{ item: 'CHIP', quantity: 1 }];

/** The newest line of an event. The log draws only the lines that it has room for. */
async function lineOf(page: Page, event: string) {
  const line = page.locator(`.log-line[data-event="${event}"]`).first();
  await page.locator('.log-line').first().hover();
  await until(async () => {
    if ((await line.count()) > 0) return true;
    await page.mouse.wheel(0, 200);
    return false;
  });
  return line;
}

/** Follows the link from an event's line to its subject, whose id begins with `kind`. */
async function follow(page: Page, season: string, event: string, kind: string): Promise<void> {
  await page.goto(`/s/${season}`);
  await linesTell(page);
  const line = await lineOf(page, event);
  await line.hover();
  await page.getByRole('group', { name: 'Changes' }).getByRole('link').click();
  const place = page.locator(`[id^="${kind}-"]:target:focus`);
  await place.waitFor();
  await until(async () => {
    const { y } = (await place.boundingBox())!;
    return y >= 0 && y < page.viewportSize()!.height;
  });
  expect([event, await page.evaluate(OUTLINE)]).toEqual([event, 'solid 2px']);
}

const OUTLINE = `(({ outlineStyle, outlineWidth }) => outlineStyle + ' ' + outlineWidth)(
  getComputedStyle(document.querySelector(':target')),
)`;

async function furnished(): Promise<Rehearsal> {
  const ruleset = [
    { op: 'add', path: '/offices', value: OFFICES },
    { op: 'replace', path: '/membership/reputableAfterDays', value: 0 },
  ];
  const opening = { edition: 'round-10/gallery', steward: false, ruleset };
  const round = await rehearse(house, ['Ada', 'Bruno'], opening);
  const [ada, bruno] = round.people;
  await round.send(ada!, 'createWorkOfArt', {
    work: { title: 'The Bucintoro', artist: 'Canaletto', value: 40, playerId: ada!.player },
  });
  await round.moveTo('2021-08-22T12:00:00Z');
  await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
  await round.send(ada!, 'generateLot', {});
  await round.send(ada!, 'offerTrade', { to: bruno!.player, give: CHIP, get: CHIP });
  const terms = { with: [bruno!.player], terms: 'We bid on no lot.', clauses: [] };
  await round.send(ada!, 'offerContract', terms);
  await round.send(ada!, 'sitDown', {});
  await round.send(ada!, 'submitProposal', { title: 'More candles', text: 'Ten more.' });
  await round.send(bruno!, 'nominateForJudge', { text: 'I read every word.' });
  await round.send(ada!, 'appointJudge', { playerId: ada!.player });
  const asked = { kind: 'STATEMENT', text: 'A duck may bid.' };
  const requestId = await round.send(bruno!, 'requestJustice', asked, 'request');
  await round.send(ada!, 'issueRuling', { requestId, verdict: 'FALSE', text: 'It has no hands.' });
  await round.send(bruno!, 'voteForOffice', { office: 'SCRIBE', playerId: bruno!.player });
  return round;
}

it('the log leads to each kind of thing of a round', async () => {
  const round = await furnished();
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  for (const [event, kind] of [
    ['LotGenerated', 'lot'],
    ['TradeOffered', 'trade'],
    ['ContractOffered', 'contract'],
    ['SatDown', 'war'],
    ['WorkCreated', 'work'],
    ['ProposalSubmitted', 'proposal'],
    ['JusticeRequested', 'request'],
    ['RulingIssued', 'ruling'],
    ['CandidacyPosted', 'candidacy'],
    ['OfficeVoteCast', 'office'],
  ] as const) {
    await follow(page, round.id, event, kind);
  }
  await goHome(visits);
});

it('the log leads to a hand that waits to be placed, and to a duck while it is there', async () => {
  const draft = { edition: 'round-10/draft', startsAt: '2021-08-19T00:00:00Z' };
  const round = await rehearse(house, ['Ada', 'Bruno'], draft);
  const [ada, bruno] = round.people;
  await round.send(ada!, 'createDuck', { playerId: bruno!.player, name: 'Ann' });
  await round.moveTo('2021-08-26T12:00:00Z');
  for (const rank of ['ACE', '10', 'JACK', 'QUEEN', 'KING']) {
    await round.grant(ada!, `CARD:${rank}:SPADES`, 1);
  }
  const cards = ['ACE', '10', 'JACK', 'QUEEN', 'KING'].map((rank) => ({ rank, suit: 'SPADES' }));
  await round.send(ada!, 'presentHand', { cards });
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  await follow(page, round.id, 'HandPresented', 'hand');
  await follow(page, round.id, 'DuckCreated', 'duck');
  await round.send(bruno!, 'leaveSeason', {});
  await page.goto(`/s/${round.id}`);
  await linesTell(page);
  await (await lineOf(page, 'DuckCreated')).hover();
  await page.getByText('It moved no items.').waitFor();
  expect(await page.getByRole('link', { name: 'Go to the duck Ann' }).count()).toBe(0);
  await goHome(visits);
});

it('the log of a dynasty leads to a game', async () => {
  const { id, gameId } = await dealAt(house.client);
  const { context, page, complaints } = await visit(browser, house.client.url);
  await page.goto(`/d/${id}`);
  await linesTell(page);
  await page.locator('.log-line[data-event="GameStarted"]').hover();
  await page.getByRole('link', { name: 'Go to game 1' }).click();
  await page.waitForURL(`**/g/${gameId}`);
  await page.getByRole('heading', { name: 'Game 1', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
