/**
 * Where a player cannot do something, or there is nothing, the page says why.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import { house, open, settled } from './page';

const AT_AUCTION = '2021-08-31T12:00:00Z';
/** A round that begins after the first week's time for drawing lots. */
const LATE = { edition: 'round-10/draft', startsAt: '2021-08-22T12:00:00Z', steward: false };
const SOON = /You can once you are reputable: .*\d/;

const regionOf = async (name: string): Promise<HTMLElement> =>
  screen.findByRole('region', { name });

/** Waits until the text of the page's main part matches. */
const says = async (words: string | RegExp): Promise<void> =>
  waitFor(() => {
    expect(screen.getByRole('main').textContent).toMatch(words);
  });

it('the class of a proposal says what it takes, and how many one has', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo(AT_AUCTION);
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 2);
  for (const [at, have] of [2, 0].entries()) {
    await open(`/s/${round.id}/proposals`, round.people[at]);
    const classes = await screen.findByRole('group', { name: 'Class' });
    const takes = `This takes 1 Standard Proposal-Maker; you have ${have}.`;
    expect(classes.textContent).toContain(takes);
  }
});

it('proposals say to whoever is new what they wait for, class by class', async () => {
  const round = await rehearse(house, ['Ada']);
  await open(`/s/${round.id}/proposals`, round.people[0]);
  await says(/Urgent: You can once you are reputable: .*29.*\./);
  await says('Standard: This takes 1 Standard Proposal-Maker; you have 0.');
  expect(screen.queryByLabelText('Title')).toBeNull();
});

it('a trade that is off says who lacks what, as people call it', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo(AT_AUCTION);
  await round.grant(ada!, 'CARD:KNIGHT:SWORDS', 1);
  const give = [{ item: 'CARD:KNIGHT:SWORDS', quantity: 1 }];
  const tradeIds: (string | null)[] = [];
  for (const get of [[], []]) {
    const offer = { to: bruno!.player, give, get };
    tradeIds.push(await round.send(ada!, 'offerTrade', offer, 'trade'));
  }
  for (const tradeId of tradeIds) await round.send(bruno!, 'acceptTrade', { tradeId });
  await open(`/s/${round.id}/market`, bruno);
  await screen.findByText('Ada had 0 of 1 Knight of Swords');
  expect(document.body.textContent).not.toContain('CARD:');
});

it('a market where nothing can be offered says why not, and from when', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-24T12:00:00Z');
  const user = await open(`/s/${round.id}/market`, round.people[0]);
  expect((await regionOf('Offer a trade')).textContent).toMatch(SOON);
  await user.click(screen.getByRole('link', { name: 'Contracts' }));
  await settled();
  expect((await regionOf('Offer a contract')).textContent).toMatch(SOON);
});

it.each([
  ['offices', 'Offices', 'The rules have no offices.'],
  ['values', 'Values', 'The rules track no values'],
])('%s have no tab where the rules have none', async (path, tab, words) => {
  const round = await rehearse(house, ['Ada']);
  await open(`/s/${round.id}/${path}`, round.people[0]);
  await says(words);
  expect(screen.queryByRole('link', { name: tab })).toBeNull();
});

it('a round that begins while bids are made says whose lots are drawn, and has none', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno'], LATE);
  await round.moveTo('2021-08-22T12:05:00Z');
  for (const path of [`/s/${round.id}`, `/watch/${round.id}`]) {
    await open(path, round.people[0]);
    await screen.findByText(
      'No lots were drawn for this auction. The next lots are drawn before the next auction.',
    );
  }
});

it('a paused round without lots says when the next are drawn', async () => {
  const ruleset = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];
  const round = await rehearse(house, ['Ada', 'Bruno'], { ...LATE, ruleset });
  const input = { title: 'Holidays', effects: [{ pauseSeason: 7 }], class: 'URGENT' };
  const proposalId = await round.send(round.people[0]!, 'submitProposal', input, 'proposal');
  for (const who of round.people) await round.send(who, 'castVote', { proposalId, vote: 'FOR' });
  await round.moveTo('2021-08-24T12:00:00Z');
  for (const path of [`/s/${round.id}`, `/watch/${round.id}`]) {
    await open(path, round.people[0]);
    await says(/Paused since /);
    await says('No lots. The season is paused; the next lots are drawn after the pause.');
  }
});
