import type { Browser, Page } from 'playwright-core';
import type { Seated } from '../support/rehearsal';
import { visit } from './browser';
import type { Visit } from './browser';
import type { House } from './house';

export { rehearse } from '../support/rehearsal';
export type { Rehearsal, Seated } from '../support/rehearsal';

/** Opens the same page for each person, each in a browser of their own. */
export async function sitAt(
  browser: Browser,
  { client }: House,
  people: readonly Seated[],
  path: string,
): Promise<Visit[]> {
  return Promise.all(
    people.map(async ({ token }) => {
      const there = await visit(browser, client.url, token);
      await there.page.goto(path);
      return there;
    }),
  );
}

/** Checks that no browser reported an error, and closes the visits. */
export async function goHome(visits: readonly Visit[]): Promise<void> {
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of visits) await context.close();
}

export const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};
