import { visit } from './browser';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse } from './rounds';
import { browser, house } from './house';

it('two tabs of a player agree on what is typed, and that it was sealed', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo('2021-08-23T12:00:00Z');
  const one = await visit(browser, house.client.url, round.people[0]!.token);
  const other = await one.context.newPage();
  const complaints: string[] = [];
  other.on('pageerror', ({ message }) => complaints.push(message));
  await Promise.all([one.page.goto(`/s/${round.id}`), other.goto(`/s/${round.id}`)]);
  const field = other.getByLabel('Bid on lot 1', { exact: true });
  await field.waitFor();
  await one.page.getByLabel('Bid on lot 1', { exact: true }).fill('25');
  await other.getByText('Lot 1: 25').waitFor();
  await onceSettled(async () => expect(await field.inputValue()).toBe('25'));
  await press(one.page, 'Seal bids');
  await other.getByText('Lot 1: 25').waitFor({ state: 'detached' });
  await onceSettled(async () => expect(await field.inputValue()).toBe(''));
  expect(complaints).toEqual([]);
  await goHome([one]);
});
