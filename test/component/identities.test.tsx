/**
 * Signing in with a provider, and the connected providers of an account.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { act, screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { PASSWORD, signUpAnew } from '../support/person';
import { answers, fill, house, open, press, settled } from './page';

const KEY = 'ridotto:sign-in';
let count = 0;
/** A new user of the provider. */
const newSubject = (): string => `somebody ${(count += 1)}`;

/** The address that begins at the provider, as the page shows it. */
const addressOf = async (name: RegExp): Promise<URL> => {
  const link = await screen.findByRole('link', { name });
  return new URL(link.getAttribute('href')!, 'http://here');
};

/** Comes back from the provider after a sign-in that began on the page at `path`. */
async function comeBack(
  subject: string,
  path = '/me',
  token: string | null = null,
  prepare: () => void = () => undefined,
): Promise<UserEvent> {
  const somebody = token === null ? undefined : { token };
  await open(path, somebody);
  const address = await addressOf(/^(Continue with|Connect) The club$/);
  expect(address.pathname).toBe('/sign-in/club');
  const ticket = await house.offerIdentity({
    user: { issuer: 'https://club.example/', subject },
    state: `state ${(count += 1)}`,
    challenge: address.searchParams.get('challenge')!,
  });
  return open(`/me/sign-in#${ticket!}`, somebody, prepare);
}

async function chooseName(user: UserEvent, name: string, button: string): Promise<void> {
  await fill(await screen.findByLabelText('Sign-in name'), name);
  await press(user, button);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const handleOf = (token: string) =>
  house.client
    .post('{ viewer { handle account { displayName } } }', { token })
    .then(({ body }) => JSON.stringify(body.data));

it('a visitor chooses a name once, and is known the next time', async () => {
  const subject = newSubject();
  const user = await comeBack(subject);
  expect(window.location.hash).toBe('');
  await chooseName(user, 'pantalone', 'Create the account');
  await heading('pantalone');
  localStorage.removeItem('ridotto:token');
  await comeBack(subject);
  await heading('pantalone');
});

it('a taken name is refused beside its field, and another one is accepted', async () => {
  const made = 'mutation ($input: SignUpInput!) { signUp(input: $input) { token } }';
  const input = { handle: 'brighella', password: PASSWORD };
  await house.client.post(made, { variables: { input } });
  const user = await comeBack(newSubject());
  await chooseName(user, 'x', 'Create the account');
  await screen.findByText(/3 to 30/);
  await chooseName(user, 'brighella', 'Create the account');
  await screen.findByText(/taken/);
  expect(screen.getByLabelText<HTMLInputElement>('Sign-in name').value).toBe('brighella');
  expect(document.activeElement?.textContent).toContain('Create the account');
  await chooseName(user, 'brighella-2', 'Create the account');
  await heading('brighella-2');
});

it('a guest connects, keeps the account under a chosen name, and disconnects later', async () => {
  const token = await house.client.guest('Zanni');
  const user = await comeBack(newSubject(), '/me', token);
  await chooseName(user, 'zanni', 'Keep this account');
  await heading('Zanni');
  expect(await handleOf(token)).toContain('"handle":"zanni"');
  const dialog = async () => within(await screen.findByRole('dialog'));
  await press(user, 'Disconnect The club');
  await user.click((await dialog()).getByRole('button', { name: 'Disconnect' }));
  await settled();
  await (await dialog()).findByText(/only way into the account/);
  await user.keyboard('{Escape}');
  await fill(await screen.findByLabelText('New password'), PASSWORD);
  await press(user, 'Set a password');
  await screen.findByLabelText('New password');
  await press(user, 'Disconnect The club');
  await fill((await dialog()).getByLabelText('Password'), PASSWORD);
  await user.click((await dialog()).getByRole('button', { name: 'Disconnect' }));
  await settled();
  await screen.findByRole('link', { name: 'Connect The club' });
});

it('what belongs to another account is left there, or entered instead', async () => {
  const subject = newSubject();
  await chooseName(await comeBack(subject), 'smeraldina', 'Create the account');
  await heading('smeraldina');
  const { token } = await signUpAnew(house.client, 'tartaglia');
  localStorage.clear();
  const user = await comeBack(subject, '/me', token);
  await heading('This sign-in belongs to another account.');
  await press(user, 'Sign in to the other account');
  await heading('smeraldina');
});

it.each([
  ['AWAY', /^The club does not answer/],
  ['DENIED', /^You did not allow it at The club/],
  ['WRONG_STATE', /^This sign-in was not begun in this browser/],
  ['REPLAYED', /has already been used/],
  ['FAILED', /^The club sent an answer/],
  ['TOO_OFTEN', /^Too many sign-ins/],
])('the problem %s is explained', async (problem, text) => {
  await open(`/me/sign-in?problem=${problem}&provider=The+club`);
  await screen.findByText(text);
  screen.getByRole('link', { name: 'Back to my account' });
});

it('a ticket that this browser did not begin is not used', async () => {
  await open('/me/sign-in#a-ticket-of-somebody');
  await screen.findByText(/^This sign-in was not begun in this browser/);
  localStorage.setItem(KEY, JSON.stringify({ proof: 'another', from: null }));
  await open('/me/sign-in#a-ticket-of-somebody');
  await screen.findByText(/begin again/);
});

it('a sign-in that fails is no question for a name, and can be tried again', async () => {
  const subject = newSubject();
  await chooseName(await comeBack(subject), 'scapino', 'Create the account');
  await heading('scapino');
  localStorage.removeItem('ridotto:token');
  let mend = (): void => undefined;
  const user = await comeBack(subject, '/me', null, () => {
    mend = answers.fail('SignInWithIdentity', { code: 'INTERNAL_SERVER_ERROR' });
  });
  await screen.findByText(/Not now/);
  expect(screen.queryByLabelText('Sign-in name')).toBeNull();
  screen.getByRole('link', { name: 'Back to my account' });
  mend();
  await press(user, 'Try again');
  await heading('scapino');
});

it('the links follow the proof when another tab has used it', async () => {
  await open('/me');
  const before = (await addressOf(/^Continue with The club$/)).href;
  localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(localStorage.getItem(KEY)).not.toBeNull();
  expect((await addressOf(/^Continue with The club$/)).href).not.toBe(before);
});

it.each(['nothing', 'toString'])('there is no page at /me/%s', async (page) => {
  await open(`/me/${page}`);
  await heading('Page not found');
});

it('a visitor returns to the page from which the sign-in began', async () => {
  const subject = newSubject();
  await chooseName(
    await comeBack(subject, '/me?from=%2Fleaders'),
    'colombina',
    'Create the account',
  );
  expect(window.location.pathname).toBe('/leaders');
});
