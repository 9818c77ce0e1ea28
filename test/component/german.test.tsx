/**
 * The client in German: texts, plurals, numbers and dates.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import './in-german';
import { screen, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import { house, open } from './page';
import { printFraction, printNumber, printWholeWeekday } from '../../web/src/platform/i18n/format';
import { HONOUR, MOTTO, PRAISE } from '../support/custom-mechanics';
import { printAll } from '../../web/src/platform/i18n/print-list';
import { endState } from '../../web/src/platform/api/use-command';
import { t } from '../../web/src/platform/i18n/translate';

it('a page is in German, with its dates', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-30T12:00:00Z');
  await open(`/s/${round.id}`, round.people[0]);
  const week = screen.getByRole('region', { name: 'Die Woche und ihre Phasen' });
  const deadline = week.querySelector('.deadline')?.textContent;
  expect(deadline).toMatch(/^Gebote enden Do\.? 00:00, in 2 Tg\. 12 Std\./);
  within(week).getByText(
    /^Dann werden die Gebote aufgedeckt, und die Karten kommen So\.? 00:00\.$/,
  );
  await screen.findByRole('button', { name: 'Deutsch', pressed: true });
  screen.getByText('Die Regeln, die Namen darin und manche Sätze sind auf Englisch.');
});

it('what is counted has the forms and the numbers of German', () => {
  expect([1, 2, 1_200].map((count) => t('seal.sum', { count, total: 3, balance: 4 }))).toEqual([
    '1 Gebot · 3 von 4',
    '2 Gebote · 3 von 4',
    '1.200 Gebote · 3 von 4',
  ]);
  expect([printNumber(1_234.5), printFraction('4712/3')]).toEqual(['1.234,5', '1.570\u00a02/3']);
});

it('days and lists are in German', () => {
  expect([0, 6].map(printWholeWeekday)).toEqual(['Sonntag', 'Samstag']);
  expect(printAll(['Ada', 'Bruno', 'Carla'])).toBe('Ada, Bruno und Carla');
  expect(printAll(['Ada', t('join.more', { count: 2 })])).toBe('Ada und 2 weitere');
  expect(printAll(['Ada', t('judge.left', { count: 1 })])).toBe('Ada und 1 weiterer Spieler');
});

it('a refusal is told by its code and facts, and in English without them', () => {
  const refused = (code: string, message: string, facts?: object) =>
    endState({ done: { refusal: { code, message, facts } } }, undefined);
  expect([
    refused('NOT_YOUR_TURN', 'It is not your turn.'),
    refused('BID_TOO_LOW', 'A bid on lot 3 must be 8 or more now.'),
    refused('BID_TOO_LOW', 'A bid on lot 3 must be 8 or more now.', { lot: 3, minimum: 8 }),
  ]).toMatchObject([
    { is: 'refused', refusal: { code: 'NOT_YOUR_TURN', message: 'Du bist nicht dran.' } },
    { is: 'refused', refusal: { message: 'A bid on lot 3 must be 8 or more now.' } },
    { is: 'refused', refusal: { message: 'Auf Los 3 musst du jetzt mindestens 8 bieten.' } },
  ]);
});

it('why an action of the rules is impossible is told in German', async () => {
  const ruleset = [
    { op: 'add', path: '/trackedValues', value: [HONOUR] },
    { op: 'add', path: '/actions', value: [PRAISE] },
  ];
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset });
  const [ada, bruno] = round.people;
  await round.moveTo('2021-08-25T12:00:00Z');
  await round.send(bruno!, 'goIdle', {});
  await open(`/s/${round.id}/values`, bruno);
  screen.getByText(t('refusal.YOU_ARE_IDLE' as 'house.language'), { exact: false });
  await open(`/s/${round.id}/values`, ada);
  const english = screen.getByText(/^The rules let you take the action “Praise” only if/);
  expect(english.lang).toBe('en');
});

const logLines = (): readonly Element[] => Array.from(document.querySelectorAll('.log-line'));

it('the log is told in German, also as it goes on', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-30T12:00:00Z');
  await open(`/watch/${round.id}`, round.people[0]);
  expect(logLines().length).toBeGreaterThan(0);
  expect(logLines().filter((line) => line.querySelector('[lang=en]') !== null)).toEqual([]);
  screen.getByText('In Woche 2 beginnt diese Phase: Auction Phase.');
  await round.grant(round.people[1]!, 'CHIP', 3);
  // The line, and the same sentence for screen readers.
  expect(await screen.findAllByText('Der Gastgeber gibt Bruno: 3 Chips.')).toHaveLength(2);
});

it('what stays English is marked as English', async () => {
  const ruleset = [{ op: 'add', path: '/trackedValues', value: [MOTTO] }];
  const round = await rehearse(house, ['Ada'], { ruleset });
  const [ada] = round.people;
  await round.send(ada!, 'setValue', { value: 'MOTTO', playerId: ada!.player, to: 'Quack' });
  await open(`/watch/${round.id}`, ada);
  expect(screen.getByText(/^Motto of Ada is now “Quack”/).lang).toBe('en');
  await open(`/s/${round.id}/rules`, round.people[0]);
  const sections = document.querySelectorAll<HTMLElement>('.rules-text > section');
  expect(new Set(Array.from(sections, ({ lang }) => lang))).toEqual(new Set(['en']));
});
