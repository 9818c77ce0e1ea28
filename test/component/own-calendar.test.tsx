/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { house, open } from './page';

it('the account page makes the address of the calendar of all seasons', async () => {
  const token = await house.client.guest('Ann');
  const user = await open('/me', { token });
  await user.click(
    await screen.findByRole('button', { name: 'Create an address for my calendar' }),
  );
  const link = await screen.findByRole('link', { name: /\/calendar\/me\.ics\?token=rdt_feed_/ });
  expect(link.getAttribute('href')).toMatch(/^http.*\/calendar\/me\.ics\?token=rdt_feed_/);
});
