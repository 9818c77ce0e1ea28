/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { tolerateTranslation } from '../../web/src/platform/page-translation';
import { rehearse } from '../support/rehearsal';
import { house, open, press, settled } from './page';

/** Replaces each text by two elements with other words, as Chromium's translation does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && parentElement?.nodeName !== 'FONT',
  )) {
    const range = document.createRange();
    const outer = range.createContextualFragment('<font><font></font></font>').firstElementChild!;
    outer.firstElementChild!.textContent = `«${text.data}»`;
    text.replaceWith(outer);
  }
}

beforeAll(tolerateTranslation);

const textOf = (element: Element): string => element.textContent.replace(/[«»]/g, '');

it('a page that the browser translates goes on, and shows what is', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo('2021-08-31T12:00:00Z');
  const address = `/s/${round.id}/market`;
  const user = await open(address, ada);
  translate();
  await round.grant(ada!, 'CHIP', 55);
  const give = [{ item: 'CHIP', quantity: 3 }];
  await round.send(bruno!, 'offerTrade', { to: ada!.player, give, get: [] });
  await settled();
  translate();
  await press(user, /Decline/);
  await round.moveTo('2021-09-01T12:00:00Z');
  await settled();
  const shown = textOf(screen.getByRole('main'));
  await open(address, ada);
  expect(shown).toBe(textOf(screen.getByRole('main')));
});
