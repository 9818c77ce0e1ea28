import type { Page } from 'playwright-core';
import { onceSettled } from './once-settled';
import { browser, house } from './own-house';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const BY_VOTE = [
  { op: 'add', path: '/hosting', value: { awayDays: 14, powers: ['CLOSE_SEASON'] } },
];
const pagesOf = async (season: Rehearsal, path: string) => {
  const visits = await sitAt(browser, house, season.people, path);
  return { visits, pages: visits.map(({ page }) => page) as [Page, Page] };
};

describe('whoever leaves', () => {
  it.each([
    ['createRound', 's', 'Leave the round', '2021-08-29T00:00:00Z'],
    ['createDynasty', 'd', 'Leave the dynasty', '2021-08-26T00:00:00Z'],
  ] as const)('is told until when, after %s', async (make, letter, leave, back) => {
    const season = await rehearse(house, ['Ada', 'Bruno'], {}, make);
    const { visits, pages } = await pagesOf(season, `/${letter}/${season.id}`);
    const [, bruno] = pages;
    await press(bruno, leave);
    await bruno.getByRole('dialog').getByRole('button', { name: leave, exact: true }).click();
    const words = 'You have left. You can sit down again from';
    const told = bruno.locator('.deadline', { hasText: words });
    await told.waitFor();
    await onceSettled(async () =>
      expect(await told.locator('time').getAttribute('datetime')).toBe(
        new Date(back).toISOString(),
      ),
    );
    expect(await bruno.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
    await season.moveTo(back);
    await press(bruno, 'Sit down');
    await bruno.getByRole('button', { name: leave, exact: true }).waitFor();
    await goHome(visits);
  });
});

describe('what hosts may do', () => {
  it('is told to members where they see who hosts, and to hosts where they cannot', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: BY_VOTE });
    const { visits, pages } = await pagesOf(round, `/s/${round.id}`);
    const [ada, bruno] = pages;
    await press(bruno, 'Hosted by Ada');
    const dialog = bruno.getByRole('dialog');
    await dialog.getByText('Without a vote they may close the season.').waitFor();
    await dialog.getByText('If they are inactive, players can propose another host').waitFor();
    await bruno.keyboard.press('Escape');
    await ada.getByRole('link', { name: 'Host', exact: true }).click();
    const members = ada.getByRole('region', { name: 'Members' });
    await members.getByText('only a vote can remove players').waitFor();
    expect(await members.getByRole('button').count()).toBe(0);
    await members.getByRole('link', { name: 'Proposals' }).click();
    await ada.waitForURL(/proposals$/);
    await goHome(visits);
  });
});

it('a victory that is shared is told of all who share it [X9]', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno'], {
    ruleset: [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }],
    steward: false,
    name: 'Shared by two',
  });
  const least = { op: 'AT_LEAST', of: [{ name: 'items.GOLD_STAR' }, 1] };
  const value = { conditions: [least], meet: 'ANY', tie: 'SHARED' };
  const effects = [{ amendRuleset: [{ op: 'add', path: '/victoryConditions', value }] }];
  for (const who of round.people) await round.grant(who, 'GOLD_STAR', 1);
  const asked = { title: 'Stars', effects, class: 'URGENT' };
  const proposalId = await round.send(round.people[0]!, 'submitProposal', asked, 'proposal');
  for (const who of round.people) await round.send(who, 'castVote', { proposalId, vote: 'FOR' });
  await round.moveTo('2021-08-26T00:00:00Z');
  const { visits, pages } = await pagesOf(round, `/s/${round.id}`);
  const [ada, bruno] = pages;
  await ada.getByText('Won by Ada and Bruno').waitFor();
  await bruno.goto('/');
  await bruno.getByLabel('Search seasons').fill('Shared by two');
  await bruno.getByLabel('Rehearsals').click();
  const card = bruno.locator('.season-card', { hasText: 'Shared by two' });
  await card.getByText('Won by Ada and Bruno').first().waitFor();
  await goHome(visits);
});
