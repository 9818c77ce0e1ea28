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
    await hannah.getByLabel('Who the host appoints').selectOption({ label: 'Bruno' });
    await press(hannah, 'Appoint Bruno');
    await heading(carla, 'Bruno is Judge');

    await carla.getByLabel('What you say to the voters').fill('I read every word.');
    await press(carla, 'Stand for Judge');
    await press(hannah, 'Endorse Carla');
    await shows(carla, '1 endorsement');
    await press(hannah, 'Withdraw the endorsement of Carla');
    await shows(carla, '0 endorsements');

    await press(hannah, 'Assent to the removal of the Judge');
    await shows(bruno, '1 of 2 have assented to the removal of Bruno');
    await press(bruno, 'Resign as Judge');
    await heading(carla, 'The office is vacant.');
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
    await press(carla, 'Affirm it');
    await hannah.getByText('Confidence vote: 0 to overturn, 1 to affirm').waitFor();
    await press(carla, 'Overturn it');
    await hannah.getByText('Confidence vote: 1 to overturn, 0 to affirm').waitFor();
    await press(bruno, 'Overturn ruling 1');
    await carla.getByText('Ruling 1 · Bruno · overturned').waitFor();
    await goHome(visits);
  });
});
