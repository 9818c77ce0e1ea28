import { act, configure, fireEvent, getConfig, render, screen } from '@testing-library/react/pure';
import type { RenderResult } from '@testing-library/react/pure';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../../web/src/shell/app';
import { firstPaint } from '../../web/src/platform/first-paint';
import type { Seated } from '../support/rehearsal';
import { addLayout } from './layout';
import { LocalServer } from './server';
import { Wire } from './wire';

/** The suite's server. It runs from before the first test until after the last. */
export let house: LocalServer;
/** The wire between the open page and the server. */
export let answers: Wire;

/** More settings of the suite's server; a suite replaces the function before its first test. */
export const more: { settings: () => Promise<Record<string, string>> } = {
  settings: () => Promise.resolve({}),
};

jest.mock('../../web/src/platform/api/network', () => ({
  networkExchanges: (token: string | null) => answers.exchanges(token),
}));

/** Always the same element: rendering it again renders only what waits for it. */
const APP = <App />;
let shown: RenderResult | null = null;

const { getElementError } = getConfig();
/** True within a search that is tried again until its time limit. */
const isTriedAgain = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

beforeAll(async () => {
  configure({
    asyncUtilTimeout: 8_000,
    // Only the failure of a search prints the page, not each of its tries.
    getElementError: (message, container) =>
      isTriedAgain()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
  addLayout();
  const OIDC_PROVIDERS = JSON.stringify([
    { id: 'club', name: 'The club', issuer: 'https://club.example', clientId: 'ridotto' },
  ]);
  const settings = { WEBHOOKS: 'any', OIDC_PROVIDERS, ...(await more.settings()) };
  house = await LocalServer.open(settings);
});
afterEach(() => {
  shown?.unmount();
  shown = null;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(async () => {
  configure({ getElementError });
  await house.close();
});

/**
 * Opens the whole client at an address, signed in or signed out. Resolves once it has settled.
 * `prepare` runs before the first query.
 */
export async function open(
  path: string,
  somebody?: Pick<Seated, 'token'>,
  prepare: () => void = () => undefined,
): Promise<UserEvent> {
  shown?.unmount();
  answers = new Wire(house);
  prepare();
  if (somebody !== undefined) localStorage.setItem('ridotto:token', somebody.token);
  window.history.replaceState(null, '', path);
  shown = render(APP);
  await firstPaint;
  await settled();
  return userEvent.setup({ delay: null });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** True if the client marks itself as busy, also with a lazy part. Held answers do not count. */
const isBusy = (): boolean =>
  (document.documentElement.dataset['busy'] ?? '')
    .split(' ')
    .some((name) => name !== '' && !answers.isHeld(name));

/**
 * The number of consecutive looks without a new query. A lazy part queries only once it is drawn.
 */
const QUIET_TIMES = 3;

/**
 * Resolves once only held answers are in flight and everything is drawn. Under React's `act`, late
 * parts are drawn at once instead of after a third of a second, even if React has already deferred
 * them.
 */
export async function settled(): Promise<void> {
  for (let quiet = 0, asked = -1; quiet < QUIET_TIMES; quiet += 1) {
    await act(async () => {
      shown?.rerender(APP);
      do await turn();
      while (!answers.isIdle() || isBusy());
      await turn();
    });
    if (answers.asked.length !== asked) quiet = -1;
    asked = answers.asked.length;
  }
}

/** Presses the button with this name, and waits until the answer is drawn. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await settled();
}

/** Replaces a field's text by a single event. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await settled();
}
