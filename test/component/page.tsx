import { configure, fireEvent, render, screen } from '@testing-library/react/pure';
import type { RenderResult } from '@testing-library/react/pure';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../../web/src/app/app';
import type { Seated } from '../rehearsal';
import { addLayout } from './layout';
import { LocalServer } from './server';
import { Wire } from './wire';

/** The server of the suite that imports it, from before its tests until after them. */
export let house: LocalServer;
/** What lies between the page that is open and the server. */
export let answers: Wire;

jest.mock('../../web/src/api/network', () => ({
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

/** The whole client at an address, for somebody or for nobody; resolves once it has settled. */
export async function open(path: string, somebody?: Pick<Seated, 'token'>): Promise<UserEvent> {
  shown?.unmount();
  answers = new Wire(house);
  if (somebody !== undefined) localStorage.setItem('ridotto:token', somebody.token);
  window.history.replaceState(null, '', path);
  shown = render(<App />);
  await settled();
  return userEvent.setup({ delay: null });
}

/** How many turns of the loop nothing happens in: React draws in one, what it asks then goes out in the next. */
const QUIET_TURNS = 5;

/** Resolves once nothing is on its way, except what is held, and all of it is drawn. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!answers.isIdle()) quiet = 0;
  }
}

/** Presses the button of that name, and waits until its answer is drawn. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await settled();
}

/** Puts the text in the place of what the field has, by one event. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await settled();
}
