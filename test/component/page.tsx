import { act, configure, fireEvent, render, screen } from '@testing-library/react/pure';
import type { RenderResult } from '@testing-library/react/pure';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../../web/src/shell/app';
import { firstPaint } from '../../web/src/platform/first-paint';
import type { Seated } from '../support/rehearsal';
import { addLayout } from './layout';
import { LocalServer } from './server';
import { Wire } from './wire';

/** The server of the importing suite, from before its tests until after them. */
export let house: LocalServer;
/** The wire between the open page and the server. */
export let answers: Wire;

jest.mock('../../web/src/platform/api/network', () => ({
  networkExchanges: (token: string | null) => answers.exchanges(token),
}));

let shown: RenderResult | null = null;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 8_000 });
  addLayout();
  house = await LocalServer.open();
});
afterEach(() => {
  shown?.unmount();
  shown = null;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(async () => house.close());

/** Opens the complete client at an address, signed in or not; resolves once it has settled. */
export async function open(path: string, somebody?: Pick<Seated, 'token'>): Promise<UserEvent> {
  shown?.unmount();
  answers = new Wire(house);
  if (somebody !== undefined) localStorage.setItem('ridotto:token', somebody.token);
  window.history.replaceState(null, '', path);
  shown = render(<App />);
  await firstPaint;
  await settled();
  return userEvent.setup({ delay: null });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The client's own busy marker, which includes lazy parts; held answers do not count. */
const isBusy = (): boolean =>
  (document.documentElement.dataset['busy'] ?? '')
    .split(' ')
    .some((name) => name !== '' && !answers.isHeld(name));

/** How often in a row nothing new is asked: a lazy part queries once it is drawn. */
const QUIET_TIMES = 3;

/**
 * Resolves once nothing but held answers is in flight, and everything is drawn. It uses React's
 * `act`, so that late parts draw at once instead of after a third of a second, including those that
 * were already deferred.
 */
export async function settled(): Promise<void> {
  for (let quiet = 0, asked = -1; quiet < QUIET_TIMES; quiet += 1) {
    await act(async () => {
      shown?.rerender(<App />);
      do await turn();
      while (!answers.isIdle() || isBusy());
      await turn();
    });
    if (answers.asked.length !== asked) quiet = -1;
    asked = answers.asked.length;
  }
}

/** Presses the button of that name, and waits until the answer is drawn. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await settled();
}

/** Replaces the field's text, by one event. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await settled();
}
