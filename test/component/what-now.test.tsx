/**
 * The viewer's tasks on each page of a season, and the state of sealed bids.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import type { Rehearsal } from '../support/rehearsal';
import { fill, house, open, press, settled } from './page';

const AUCTION = '2021-08-30T12:00:00Z';
const tasks = () => within(screen.getByRole('region', { name: 'Your turn' }));
const lot = (number: number): HTMLElement =>
  screen.getByRole('heading', { name: `Lot ${number}` }).closest('article')!;

async function sealBids(round: Rehearsal, by: number, amounts: readonly number[]): Promise<void> {
  const { body } = await house.client.post(
    `query ($id: ID!) { season(id: $id) { ... on Round { auction { lots { nodes { id } } } } } }`,
    { variables: { id: round.id } },
  );
  const season = body.data!['season'] as {
    readonly auction: { readonly lots: { readonly nodes: readonly { readonly id: string }[] } };
  };
  const bids = amounts.map((amount, at) => ({ lotId: season.auction.lots.nodes[at]!.id, amount }));
  await round.send(round.people[by]!, 'sealBids', { bids });
}

it('every tab names what waits for the viewer, with the way there', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo(AUCTION);
  const give = [{ item: 'CHIP', quantity: 3 }];
  await round.send(ada!, 'offerTrade', { to: bruno!.player, give, get: [] });
  for (const tab of ['', '/rules', '/proposals', '/tables']) {
    await open(`/s/${round.id}${tab}`, bruno);
    const trade = tasks().getByRole('link', { name: /^Accept Ada/ });
    expect(trade.getAttribute('href')).toMatch(/\/market#trade-/);
    tasks().getByRole('link', { name: 'Bid on the lots' });
  }
});

it('a text that its owner keeps is to be revealed, and the link leads to the button', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(AUCTION);
  let user = await open(`/s/${round.id}`, round.people[0]);
  await fill(screen.getByLabelText('Bid on lot 1'), '25');
  await press(user, 'Seal it yourself');
  await press(user, 'Seal here');
  await round.moveTo('2021-09-02T12:00:00Z');
  user = await open(`/s/${round.id}`, round.people[0]);
  const link = tasks().getByRole('link', { name: 'Reveal your bids' });
  await user.click(link);
  await settled();
  const place = document.getElementById(window.location.hash.slice(1))!;
  within(place).getByRole('button', { name: /^Reveal/ });
});

it('sealed bids are shown against what one has, and can be changed', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(AUCTION);
  await sealBids(round, 0, [25, 20]);
  const user = await open(`/s/${round.id}`, round.people[0]);
  screen.getByText('(45 bound by sealed bids)');
  screen.getByText('2 bids · 45 of 200 Chips');
  screen.getByText(/^If you seal again, the new bids replace all of these/);
  await press(user, 'Change the sealed bids');
  expect(document.activeElement?.id).toBe('sealed-bids');
  expect(screen.getByLabelText<HTMLInputElement>('Bid on lot 2').value).toBe('20');
  await fill(screen.getByLabelText('Bid on lot 2'), '30');
  await press(user, 'Seal bids');
  await screen.findByText('(55 bound by sealed bids)');
});

it('revealed bids say who is highest, and who leads a tie [E2]', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo(AUCTION);
  await sealBids(round, 0, [25, 20]);
  await sealBids(round, 1, [10, 20]);
  await round.moveTo('2021-09-02T12:00:00Z');
  await open(`/s/${round.id}`, round.people[0]);
  within(lot(1)).getByText('You are highest so far, with 25');
  within(lot(2)).getByText('Tied at 20: you sealed first and lead');
  await open(`/s/${round.id}`, round.people[1]);
  within(lot(1)).getByText('Highest so far: Ada, 25');
  within(lot(2)).getByText('Tied at 20: Ada sealed first and leads');
  expect(within(lot(3)).queryByText(/bids now/)).toBeNull();
});
