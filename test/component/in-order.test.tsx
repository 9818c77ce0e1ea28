/**
 * An answer that comes after something newer was told.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { rehearse } from '../rehearsal';
import { answers, fill, house, open, press, settled } from './page';

it('does not show a lot as it was when a bid that is answered late was made', async () => {
  const ruleset = [{ op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' }];
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset });
  await round.moveTo('2021-08-30T12:00:00Z');
  const user = await open(`/s/${round.id}`, round.people[0]);
  const heading = await screen.findByRole('heading', { name: 'Lot 1' });
  const lot = heading.closest('article')!;
  await fill(within(lot).getByLabelText('Bid on lot 1'), '12');
  const bid = answers.hold('PlaceBid');
  await press(user, 'Bid 12');
  await bid.waiting();
  const lotId = lot.getAttribute('data-lot')!;
  await round.send(round.people[1]!, 'placeBid', { lotId, amount: 13 });
  await within(lot).findByText('Bruno leads with 13');
  const before = answers.asked.filter(({ name }) => name === 'RoundTable').length;
  bid.release();
  await settled();
  expect(answers.asked.filter(({ name }) => name === 'RoundTable').length).toBeGreaterThan(before);
  await within(lot).findByText('Bruno leads with 13');
});
