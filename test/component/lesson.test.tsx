/**
 * The casino's lesson: a week in ten steps, without a season.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { answers, open, press, settled } from './page';

const LESSON = '/learn/casino/lesson';
const coach = (): string => document.querySelector('.lesson-coach')?.textContent ?? '';

/** Presses cards of the hand by name. */
async function choose(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) await press(user, name);
}
async function toBid(user: UserEvent): Promise<void> {
  await press(user, 'Next');
  await choose(user, '10 of Leaves', '11 of Leaves', '12 of Leaves');
  await press(user, 'Next');
  await press(user, /^Lot 2/);
  await press(user, 'Next');
}

describe('the lesson', () => {
  it('plays a week: hand, bid, trade and settlement, with the scores of the rules', async () => {
    const user = await open(LESSON);
    await press(user, 'Next');
    expect(screen.getByRole('button', { name: 'Next' }).ariaDisabled).toBe('true');
    await choose(user, 'Ace of Cups');
    expect(coach()).toContain('take it out to go on');
    expect(screen.getByRole('button', { name: 'Next' }).ariaDisabled).toBe('true');
    await choose(user, 'Ace of Cups', '10 of Leaves', '11 of Leaves', '12 of Leaves');
    expect(coach()).toContain('Three cards in a row');
    await screen.findByText('1524', { selector: 'b' });
    await press(user, 'Next');
    await press(user, /^Lot 1/);
    expect(coach()).toContain('do not fit together');
    await press(user, /^Lot 2/);
    expect(coach()).toContain('6,822');
    await press(user, 'Next');
    await press(user, '30 Chips');
    await press(user, 'Next');
    await press(user, 'Seal bid and hand');
    expect(coach()).toContain('Your bid of 30 is the highest.');
    await press(user, 'Next');
    await press(user, 'Trade');
    await press(user, 'Next');
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('.lesson-hands > li > p > b.won')].map(
          (each) => each.textContent,
        ),
      ).toEqual(['259', '513', '1524']),
    );
    await press(user, 'Next');
    const stage = document.querySelector<HTMLElement>('.lesson-stage')!;
    await within(stage).findByText('You won lot 2 for 30.');
    await within(stage).findByText(/^Your hand took place 1, for 5 Trungs/);
    await within(stage).findByText('Now you have 100 Chips.');
    await press(user, 'Next');
    screen.getByRole('link', { name: 'Play a real week' });
    await press(user, 'Start again');
    screen.getByRole('heading', { name: 'Monday: your week begins' });
  });

  it('pays nothing for a bid that is too low, and lets one go back', async () => {
    const user = await open(LESSON);
    await toBid(user);
    await press(user, '10 Chips');
    await press(user, 'Next');
    await press(user, 'Seal bid and hand');
    expect(coach()).toContain('Somebody bid more than you.');
    await press(user, 'Back');
    await press(user, 'Back');
    await press(user, '60 Chips');
    await press(user, 'Next');
    await press(user, 'Seal bid and hand');
    expect(coach()).toContain('The next bid was 25');
  });

  it('is found again where it was left', async () => {
    await toBid(await open(LESSON));
    await open('/learn/casino');
    const link = await screen.findByRole('link', {
      name: 'Go on with the lesson (step 4 of 10)',
    });
    expect(link.getAttribute('href')).toBe(LESSON);
    await open(LESSON);
    await screen.findByRole('heading', { name: 'Say what you pay' });
  });

  it('does not go back before its first step', async () => {
    const user = await open(LESSON);
    await press(user, 'Back');
    screen.getByRole('region', { name: 'Step 1 of 10' });
    await press(user, 'Next');
    screen.getByRole('heading', { name: 'Make a hand' });
  });

  it.each([
    ['before the first', { step: -1 }, 'Monday: your week begins'],
    ['with the Ace in the hand', { step: 6, hand: [0, 3] }, 'Make a hand'],
  ])('goes on at a step that can be: kept %s', async (_name, kept, heading) => {
    const lesson = { hand: [], lot: 1, bid: 30, traded: null, ...kept };
    localStorage.setItem('ridotto:draft:nobody:house:lesson ROUND', JSON.stringify(lesson));
    await open(LESSON);
    await screen.findByRole('heading', { name: heading });
  });

  it.each([
    [7, 'Sunday: the hands are compared', '1524'],
    [8, 'Your week is settled', /^Your hand took place 1/],
  ])('says that a score failed, and asks again: step %i', async (step, heading, told) => {
    const lesson = { step, hand: [0, 1, 2], lot: 1, bid: 30, traded: true };
    localStorage.setItem('ridotto:draft:nobody:house:lesson ROUND', JSON.stringify(lesson));
    const user = await open('/');
    const mend = answers.fail('LearnScore', { code: 'INTERNAL_SERVER_ERROR' });
    window.history.pushState(null, '', LESSON);
    await settled();
    await screen.findByRole('heading', { name: heading });
    await screen.findByText('This could not be loaded.');
    mend();
    await press(user, 'Try again');
    await screen.findByText(told);
  });
});
