/**
 * The mail address of an account on its own page, and the pages that links of mails lead to.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { OwnMailDocument } from '../generated/operations';
import { linkToken, MailServer } from '../support/mail-server';
import { PASSWORD, Person, signUpAnew } from '../support/person';
import { fill, house, more, open, press } from './page';

let mails: MailServer;
let token: string;

more.settings = async () => {
  mails = await MailServer.open();
  return mails.env();
};
beforeAll(() => house.sendNews());
beforeEach(async () => {
  token = (await signUpAnew(house.client, 'ann')).token!;
});
afterAll(() => mails.close());

async function ask(address: string, password = PASSWORD): Promise<void> {
  const user = await open('/me', { token });
  await fill(await screen.findByLabelText('Mail address'), address);
  const panel = screen.getByRole('region', { name: 'Mail' });
  await fill(panel.querySelector<HTMLInputElement>('[type=password]')!, password);
  await press(user, 'Send a confirmation');
}

it('is confirmed on the page of its link, without a sign-in, and removed again', async () => {
  await ask('ann@example.org');
  await screen.findByText(/Open the link in the mail that was sent to ann@example.org/);
  const link = linkToken(await mails.heard.next());
  localStorage.clear();
  const nobody = await open(`/me/confirm#${link}`);
  expect(window.location.hash).toBe('');
  await press(nobody, 'Confirm');
  await screen.findByText('The mail address is confirmed.');
  const again = await open(`/me/confirm#${link}`);
  await press(again, 'Confirm');
  await screen.findByText(/The link was used, is too old or is incomplete/);
  const user = await open('/me', { token });
  await screen.findByText('The house writes to ann@example.org.');
  await screen.findByText(/New notices of your inbox are sent there/);
  await press(user, 'Send no notices by mail');
  await screen.findByText('No notices are sent there.');
  await press(user, 'Send notices by mail');
  await screen.findByText(/New notices of your inbox are sent there/);
  await press(user, 'Remove the mail address');
  await screen.findByText(/Give a mail address/);
});

it('says beside their fields that the address or the password is wrong', async () => {
  await ask('ann@localhost');
  await screen.findByText(/This is no mail address/);
  await ask('ann@example.org', 'a wrong password');
  await screen.findByText('This is not your password.');
});

it('brings a new password to who forgot the old one', async () => {
  const { handle } = (await new Person(house.client, token).ask(OwnMailDocument, {})).viewer!;
  await ask('ann3@example.org');
  const link = linkToken(await mails.heard.next());
  await press(await open(`/me/confirm#${link}`), 'Confirm');
  localStorage.clear();
  const user = await open('/me');
  await user.click(await screen.findByText('Forgotten your password?'));
  await fill(await screen.findByLabelText('Sign-in name or mail address'), handle!);
  await press(user, 'Send the link');
  await screen.findByText(/a mail is on its way/);
  const reset = linkToken(await mails.heard.next());
  // The end of an older session remounts the page.
  const { token: ended } = await signUpAnew(house.client, 'eve');
  const end = 'mutation { signOut(input: {}) { refusal { code } } }';
  await house.client.post(end, { token: ended! });
  const other = await open(`/me/reset#${reset}`, { token: ended! });
  expect(localStorage.getItem('ridotto:token')).toBeNull();
  expect(window.location.href).not.toContain(reset);
  await fill(screen.getByLabelText('New password'), 'password');
  await press(other, 'Change the password');
  await screen.findByText(/This password is easy to guess/);
  await fill(screen.getByLabelText('New password'), 'a quite different one');
  localStorage.removeItem('ridotto:ended');
  localStorage.setItem('ridotto:token', token);
  await press(other, 'Change the password');
  await screen.findByText(/The new password is set/);
  await open('/me/reset?done', { token });
  await screen.findByText(/The new password is set/);
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
});

it('stays out of the browser’s storage while it is typed', async () => {
  const user = await open('/me', { token });
  await fill(await screen.findByLabelText('Mail address'), 'kept@example.org');
  localStorage.removeItem('ridotto:token');
  await user.click(document.body);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('kept@');
  await open('/me/forgotten');
  await fill(await screen.findByLabelText('Sign-in name or mail address'), 'kept@example.org');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('kept@');
});

it('is set only after a password by who signs in elsewhere', async () => {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const proof = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const user = { issuer: 'https://club.example/', subject: 'nobody else' };
  const ticket = await house.offerIdentity({ user, state: 'a state of its own', challenge });
  const query = `mutation ($input: SignInWithIdentityInput!) {
    signInWithIdentity(input: $input) { token refusal { code } } }`;
  const input = { ticket, proof, handle: 'without-password' };
  const { body } = await house.client.post(query, { variables: { input } });
  const { token: without } = body.data!['signInWithIdentity'] as { readonly token: string };
  const person = await open('/me', { token: without });
  await screen.findByText('First set a password. Then you can give a mail address.');
  expect(screen.queryByLabelText('Mail address')).toBeNull();
  await fill(screen.getByLabelText('New password'), PASSWORD);
  await press(person, 'Set a password');
  await screen.findByLabelText('Mail address');
});

it('ends the notices on the page of a mail’s link, if the link is whole', async () => {
  const user = await open('/me/unsubscribe#no-token');
  await screen.findByText(/will no longer be sent to this mail address/);
  await press(user, 'End the notices');
  await screen.findByText(/The link was used, is too old or is incomplete/);
});
