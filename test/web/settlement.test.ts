import { visit } from './browser';
import { browser, house } from './house';

const MOVE = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { message } }
}`;
const JOIN = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }';

describe('a week of the casino that ends', () => {
  it('is told by itself to whoever looks on, and again when it is asked for', async () => {
    const token = await house.client.guest('Ada');
    const id = await house.client.round(token);
    const moveTo = async (to: string): Promise<void> => {
      const { body } = await house.client.post(MOVE, { token, variables: { id, to } });
      expect(body).toMatchObject({ data: { advanceClock: { refusal: null } } });
    };
    await house.client.post(JOIN, { token, variables: { id } });
    await moveTo('2021-08-23T12:00:00Z');
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/s/${id}`);
    await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
    expect(await page.getByRole('region', { name: 'The week is settled' }).count()).toBe(0);
    await moveTo('2021-08-30T12:00:00Z');
    const news = page.getByRole('region', { name: 'The week is settled' });
    await news.locator('.play-steps li').first().waitFor();
    await news.getByRole('button', { name: 'I have seen it' }).click();
    await news.waitFor({ state: 'detached' });
    await page.goto(`/s/${id}/history`);
    await page.locator('.play-steps li').first().waitFor();
    expect(await news.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
