/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { answers, open, settled } from './page';

it('what was refused because too much was asked comes by itself once it may', async () => {
  const user = await open('/');
  const goOn = answers.fail('Boards', { code: 'RATE_LIMITED', retryAfterMs: 100 });
  await user.click(screen.getAllByRole('link', { name: 'Leader boards' })[0]!);
  await settled();
  await screen.findByText('This could not be loaded.');
  goOn();
  await screen.findByText(/^No leaders yet/);
  expect(screen.queryByText('This could not be loaded.')).toBeNull();
});
