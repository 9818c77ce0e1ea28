import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';
import { heard, listen } from './spoken';

it('what happens is spoken line by line, what comes twice twice, and of much the newest', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
  const { page } = visits[0]!;
  const bruno = round.people[1]!;
  await page.locator('.log-line').first().waitFor();
  const say = (text: string) => round.send(bruno, 'say', { channel: 'AUCTIONS', text });
  // This waits until the page follows the log.
  await say('Ready?');
  await page.locator('.log-line', { hasText: 'Ready?' }).waitFor();
  await listen(page);
  for (const text of ['One.', 'Two.', 'Two.', 'Three.']) await say(text);
  const few = await heard(page, `heard.at(-1)?.includes('Three.')`);
  expect(few.map((text) => /\w+\./.exec(text)?.[0])).toEqual(['One.', 'Two.', 'Two.', 'Three.']);

  const texts = Array.from({ length: 30 }, (_, at) => `Line ${at + 1}.`);
  await Promise.all(texts.map(say));
  await say('Enough.');
  const many = await heard(page, `heard.at(-1)?.includes('Enough.')`);
  expect(many).toContainEqual(expect.stringMatching(/^Earlier events: \d+$/));
  expect(many.length).toBeLessThan(few.length + texts.length);

  await page.getByLabel(/^Say something/).fill('I heard you.');
  await press(page, 'Say');
  await heard(page, `heard.includes('Saved')`);
  expect(await page.locator('button [aria-live], button[aria-live]').count()).toBe(0);
  await goHome(visits);
});
