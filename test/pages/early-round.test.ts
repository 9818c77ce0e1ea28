import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { leaveUnanswered } from './unanswered';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

/**
 * On a Thursday lots may be drawn, since the Auction Phase has not begun; here the players draw
 * them.
 */
const DRAFT = { edition: 'round-10/draft', startsAt: '2021-08-19T00:00:00Z', steward: false };
/** 10 * min(cards, 2) - cards, so that three cards score less than two. */
const TWO_CARDS = {
  op: 'SUBTRACT',
  of: [{ op: 'MULTIPLY', of: [10, { op: 'MIN', of: [{ name: 'cards' }, 2] }] }, { name: 'cards' }],
};
const STRAIGHT_FLUSH = 'Straight Flush';
const RANKS = ['ACE', '10', 'JACK', 'QUEEN', 'KING'];

describe('a round by the draft', () => {
  it('has lots drawn, bid for in the open, and a hand presented', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno'], DRAFT);
    const [ada] = round.people;
    await round.moveTo('2021-08-19T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await press(one, 'Draw a lot');
    await other.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();

    await round.moveTo('2021-08-22T12:00:00Z');
    await one.getByRole('button', { name: /^Bid / }).click();
    await other.getByText(/^Ada leads with /).waitFor();
    await other.getByLabel('Bid on lot 1').fill('30');
    await press(other, 'Bid 30');
    await one.getByText('Bruno leads with 30').waitFor();
    const done = other.locator('.lot .button', { hasText: 'Saved' });
    await done.waitFor();
    await other.getByRole('button', { name: 'Raise by one', exact: true }).click();
    await done.waitFor({ state: 'detached' });
    await one.getByLabel('Bid on lot 1').fill('900');
    await one.getByRole('button', { name: /^Bid 900/ }).click();
    const told = one.locator('.lot').getByRole('alert');
    await told.getByRole('link', { name: 'The rule', exact: true }).waitFor();
    expect(await one.getByLabel('Bid on lot 1').inputValue()).toBe('900');

    await round.moveTo('2021-08-26T12:00:00Z');
    await round.grant(ada!, 'CARD:ACE:HEARTS', 1);
    await one.goto(`/s/${round.id}/hands`);
    await press(one, 'Suggest the best hand');
    await one.getByText('These cards make no hand.').waitFor();
    for (const rank of RANKS) await round.grant(ada!, `CARD:${rank}:SPADES`, 1);
    await one.goto(`/s/${round.id}/hands`);
    const builder = one.getByRole('region', { name: 'Make a hand' });
    // The cards are two Aces and the next four ranks. The straight with the Ace of Spades is the
    // best hand.
    const put = builder.getByRole('button', { name: /^Add (?!the )/ });
    await put.nth(RANKS.length).waitFor();
    // Without the server's ranking the page knows no best hand.
    const answer = await leaveUnanswered(one, 'RankHand');
    await press(one, 'Suggest the best hand');
    await builder.getByText('This could not be loaded.').waitFor();
    expect(await builder.getByRole('button', { name: /^Remove (?!all )/ }).count()).toBe(0);
    await answer();
    await press(one, 'Suggest the best hand');
    await builder.getByText('These cards make no better hand.').waitFor();
    await builder.getByText(STRAIGHT_FLUSH, { exact: true }).waitFor();
    await onceSettled(async () =>
      expect(await builder.getByRole('button', { name: /^Remove .*1 of 1/ }).count()).toBe(5),
    );
    await onceSettled(async () => expect(await put.count()).toBe(1));
    await press(one, 'Present the hand');
    await other.goto(`/s/${round.id}/hands`);
    const hands = other.getByRole('region', { name: 'Hands of the week' });
    await hands.getByRole('heading', { name: /Ada/ }).waitFor();
    await goHome(visits);
  });
});

describe('a round', () => {
  it('has a hand sealed, and words said in their channel', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.grant(ada!, 'CARD:THE_FOOL:ARCANA', 1);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/hands`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await one.getByRole('button', { name: /^Add (?!the )/ }).click();
    await press(one, 'Seal the hand');
    await other.getByText('Ada sealed a hand', { exact: true }).waitFor();

    await other.getByLabel('Channel').selectOption({ label: 'Tables' });
    await other.getByLabel('Say something to the house').fill('Who has the Fool?');
    await press(other, 'Say');
    await one.locator('.log-line', { hasText: 'Who has the Fool?' }).waitFor();
    await one.getByLabel('Filter the log').selectOption({ label: 'Tables' });
    await one.locator('.log-line', { hasText: 'Who has the Fool?' }).waitFor();
    await one.getByLabel('Filter the log').selectOption({ label: 'Judge' });
    await one.locator('.log-line', { hasText: 'Who has the Fool?' }).waitFor({ state: 'detached' });
    await goHome(visits);
  });

  it('has the best hand suggested by the formula of its rules, too', async () => {
    const round = await rehearse(house, ['Ada'], {
      ruleset: [{ op: 'add', path: '/hands/ranking/formula', value: TWO_CARDS }],
    });
    const [ada] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    for (const rank of ['2', '5', '9']) await round.grant(ada!, `CARD:${rank}:COINS`, 1);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/hands`);
    const [one] = visits.map(({ page }) => page) as [Page];
    await press(one, 'Suggest the best hand');
    await one.locator('.score-sum b', { hasText: /^18$/ }).waitFor();
    await one.getByText(/^The best of \d+ hands/).waitFor();
    await onceSettled(async () =>
      expect(await one.getByRole('button', { name: /^Remove (?!all )/ }).count()).toBe(2),
    );
    await goHome(visits);
  });
});
