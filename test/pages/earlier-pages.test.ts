import type { Page } from 'playwright-core';
import { act, dealAt } from '../api/dynasties';
import { visit } from './browser';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const chips = (quantity: number) => [{ item: 'CHIP', quantity }];
/** The numbers from 1 to `last`. */
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

describe('a list that has gone on', () => {
  it('has a trade that is open, however many came after it, and those that are over by a button', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const offer = (quantity: number): Promise<string | null> => {
      const input = { to: bruno!.player, give: chips(quantity), get: [] };
      return round.send(ada!, 'offerTrade', input, 'trade');
    };
    await offer(50);
    for (const quantity of upTo(16)) {
      await round.send(ada!, 'cancelTrade', { tradeId: await offer(quantity) });
    }
    const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}/market`);
    const [{ page }] = visits as [(typeof visits)[number]];
    const open = page.getByRole('region', { name: 'Open offers' });
    await open.getByText('50 Chips', { exact: true }).waitFor();
    const past = page.getByRole('region', { name: 'Past offers' });
    await past.getByText('16 Chips', { exact: true }).waitFor();
    expect(await past.getByText('1 Chip', { exact: true }).count()).toBe(0);
    await press(page, 'Earlier');
    await past.getByText('1 Chip', { exact: true }).waitFor();
    await onceSettled(async () => expect(await past.getByRole('article').count()).toBe(16));
    await onceSettled(async () =>
      expect(await page.getByRole('button', { name: 'Earlier' }).count()).toBe(0),
    );
    await goHome(visits);
  });

  it('has all contracts that are open, and those that are over by a button', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const offer = (terms: string): Promise<string | null> => {
      const input = { with: [bruno!.player], terms, clauses: [] };
      return round.send(ada!, 'offerContract', input, 'contract');
    };
    for (const number of upTo(8)) await offer(`Offer ${number}`);
    for (const number of upTo(7)) {
      const contractId = await offer(`Void ${number}`);
      await round.send(bruno!, 'declineContract', { contractId });
    }
    const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}/contracts`);
    const [{ page }] = visits as [(typeof visits)[number]];
    const terms = (text: string) =>
      page.locator('.contract-terms').getByText(text, { exact: true });
    for (const number of upTo(8)) await terms(`Offer ${number}`).waitFor();
    expect(await terms('Void 1').count()).toBe(0);
    await press(page, 'Earlier');
    await terms('Void 1').waitFor();
    await onceSettled(async () => expect(await page.getByRole('article').count()).toBe(15));
    await goHome(visits);
  });

  it('has the games of a dynasty before the last 24 by a button', async () => {
    const { host, first, second, id, gameId } = await dealAt(house.client, null, {
      startsAt: '2021-08-22T00:00:00Z',
    });
    let game = gameId;
    for (const at of upTo(26)) {
      await act(first, 'resignGame', { gameId: game });
      await act(host, 'endGame', { gameId: game });
      if (at === 26) break;
      const day = new Date(Date.UTC(2021, 7, 22 + at));
      await act(host, 'advanceClock', { seasonId: id, to: day.toISOString() });
      for (const who of [first, second]) {
        await act(who, 'setReadiness', { seasonId: id, ready: true });
      }
      game = (await act(host, 'startGame', { seasonId: id })).game!.id;
    }
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/d/${id}`);
    const games = page.getByRole('region', { name: 'Games' });
    await games.getByRole('link', { name: 'Game 26', exact: true }).waitFor();
    expect(await games.getByRole('link', { name: 'Game 2', exact: true }).count()).toBe(0);
    await press(page, 'Earlier');
    await games.getByRole('link', { name: 'Game 1', exact: true }).waitFor();
    await onceSettled(async () => expect(await games.getByRole('article').count()).toBe(26));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has a table of war at which somebody sits, and the wars before it by a button', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.send(ada!, 'sitDown', {});
    for (let left = 7; left > 0; left -= 1) {
      await round.send(bruno!, 'sitDown', {});
      await round.send(bruno!, 'standUp', {});
    }
    const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}/tables`);
    const [page] = visits.map((each) => each.page) as [Page];
    await page.getByRole('button', { name: 'Sit down at the table of Ada' }).waitFor();
    const over = page.locator('.war:not([data-status="OFFERED"])');
    await over.nth(5).waitFor();
    expect(await over.count()).toBe(6);
    await press(page, 'Earlier');
    await over.nth(6).waitFor();
    await onceSettled(async () => expect(await over.count()).toBe(7));
    await goHome(visits);
  });

  it('has what the Judge was asked first, by a button', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    for (const number of upTo(26)) {
      const text = `May duck ${number} bid?`;
      await round.send(ada!, 'requestJustice', { kind: 'QUESTION', text });
    }
    const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/judge`);
    const [page] = visits.map((each) => each.page) as [Page];
    await page.getByText('May duck 2 bid?', { exact: true }).waitFor();
    expect(await page.getByText('May duck 1 bid?', { exact: true }).count()).toBe(0);
    await press(page, 'Earlier');
    await page.getByText('May duck 1 bid?', { exact: true }).waitFor();
    await goHome(visits);
  });
});
