import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

describe('the chair of the Judge', () => {
  it('is filled by the host, stood for, and left', async () => {
    const round = await rehearse(house, ['Hannah', 'Bruno', 'Carla']);
    await round.moveTo('2021-08-23T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/judge`);
    const [hannah, bruno, carla] = visits.map(({ page }) => page) as [Page, Page, Page];
    await hannah.getByLabel('Player to appoint').selectOption({ label: 'Bruno' });
    await press(hannah, 'Appoint Bruno');
    await heading(carla, 'Bruno is Judge');

    await carla.getByLabel('Message to the voters').fill('I read every word.');
    await press(carla, 'Stand for Judge');
    await press(hannah, 'Endorse Carla');
    await shows(carla, '1 endorsement');
    await shows(carla, ': Hannah');
    await press(hannah, 'Withdraw the endorsement of Carla');
    await shows(carla, '0 endorsements');

    await press(hannah, 'Assent to the removal of the Judge');
    await shows(bruno, '1 of 2 have assented to the removal of Bruno');
    await press(bruno, 'Resign as Judge');
    await heading(carla, 'The office is vacant.');
    await carla.getByText('Earlier terms').click();
    await carla.getByText(/^Bruno, .* to .*: resigned$/).waitFor();
    await goHome(visits);
  });

  it('is where rulings come from, which others and the Judge may doubt', async () => {
    const round = await rehearse(house, ['Hannah', 'Bruno', 'Carla']);
    const [host, judge, asking] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.send(host!, 'appointJudge', { playerId: judge!.player });
    const text = 'A duck may bid.';
    await round.send(asking!, 'requestJustice', { kind: 'STATEMENT', text }, 'request');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/judge`);
    const [hannah, bruno, carla] = visits.map(({ page }) => page) as [Page, Page, Page];
    const words = bruno.getByLabel('Rule on request 1');
    await press(bruno, 'Issue the ruling');
    await bruno.getByRole('alert').waitFor();
    await bruno.getByText('False', { exact: true }).click();
    await words.fill('It has no hands.');
    await press(bruno, 'Issue the ruling');
    await carla.getByText('False. It has no hands.').waitFor();

    await press(hannah, 'Call a confidence vote on ruling 1');
    await press(carla, 'Vote to affirm');
    await hannah.getByText('Confidence vote: 0 to overturn, 1 to affirm').waitFor();
    await hannah.getByText(/^called by Hannah .* · Carla: affirm$/).waitFor();
    await press(carla, 'Vote to overturn');
    await hannah.getByText('Confidence vote: 1 to overturn, 0 to affirm').waitFor();
    await press(bruno, 'Overturn ruling 1');
    await carla.getByText(/^Ruling 1 · Bruno · .* · overturned by its Judge /).waitFor();
    await goHome(visits);
  });

  it('is asked about lines of the log and sections of the rules, and rules on them', async () => {
    const round = await rehearse(house, ['Hannah', 'Bruno', 'Carla']);
    const [host, judge, asking] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.send(host!, 'appointJudge', { playerId: judge!.player });
    const visits = await sitAt(browser, house, [judge!, asking!], `/s/${round.id}/judge`);
    const [bruno, carla] = visits.map(({ page }) => page) as [Page, Page];
    await carla.getByLabel('In your words').fill('Had he to?');
    await press(carla, 'Lines of the log');
    const lines = carla.getByRole('dialog', { name: 'Lines of the log' });
    await lines.getByLabel('Search the log').fill('carla joined');
    await lines.getByLabel(/^Carla joined/).check();
    await lines.getByRole('button', { name: 'Close' }).click();
    await press(carla, 'Sections of the rules');
    const sections = carla.getByRole('dialog', { name: 'Sections of the rules' });
    await sections.getByLabel('Bidding', { exact: true }).check();
    await sections.getByLabel('The Judge', { exact: true }).check();
    await carla.keyboard.press('Escape');
    await press(carla, 'Remove The Judge');
    await press(carla, 'Ask the Judge');
    const cited = bruno.getByRole('list', { name: 'About' });
    await cited.getByRole('link', { name: '§ Bidding' }).waitFor();
    expect(await cited.getByRole('link', { name: '§ The Judge' }).count()).toBe(0);

    await bruno.getByLabel('Rule on request 1').fill('He had.');
    await press(bruno, 'Sections of the rules');
    await bruno.getByRole('dialog').getByLabel('The Judge', { exact: true }).check();
    await bruno.keyboard.press('Escape');
    await press(bruno, 'Issue the ruling');
    await carla.getByRole('link', { name: '§ The Judge' }).waitFor();
    await carla.getByRole('link', { name: 'Carla joined.' }).click();
    await carla.waitForURL(/\/at\/\d+$/);
    await bruno.getByRole('link', { name: '§ Bidding' }).click();
    await bruno.getByRole('heading', { name: 'Bidding', exact: true }).waitFor();
    await goHome(visits);
  });
});
