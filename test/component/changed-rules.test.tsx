/**
 * How to play says if the visitor's season has changed the edition's rules.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { HONOUR } from '../support/custom-mechanics';
import { rehearse } from '../support/rehearsal';
import { house, open } from './page';

const NOTE = 'Your season has changed some of these rules.';

it('links to the rules of a season that differ from the edition, and only then', async () => {
  const plain = await rehearse(house, ['Ada']);
  await open(`/learn/casino?season=${plain.id}`, plain.people[0]);
  expect(screen.queryByText(NOTE)).toBeNull();
  const ruleset = [{ op: 'add', path: '/trackedValues', value: [HONOUR] }];
  const changed = await rehearse(house, ['Ada'], { ruleset });
  await open(`/learn/casino?season=${changed.id}`, changed.people[0]);
  screen.getByText(NOTE);
  const link = screen.getByRole('link', { name: 'The rules of your season' });
  expect(link.getAttribute('href')).toBe(`/s/${changed.id}/rules`);
});
