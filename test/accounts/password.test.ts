import { hash } from '@node-rs/argon2';
import { HashQueue } from '../../src/accounts/hash-queue';
import { isPassword, Passwords } from '../../src/accounts/password';
import { LIMITS } from '../../src/server';
import { CHEAP } from './make-test-accounts';

const COMPOSED = 'Müßiggang 1907 ä';
const APART = COMPOSED.normalize('NFD');

it('is matched where what is kept is of a form that is no longer kept', async () => {
  const passwords = new Passwords(new HashQueue(LIMITS), CHEAP);
  const kept = await hash(APART, { ...CHEAP, parallelism: 1 });
  expect(await passwords.matches(kept, APART, 'here')).toBe(true);
  expect(await passwords.matches(kept, APART.trim().slice(1), 'here')).toBe(false);
});

it('is kept in one form', async () => {
  const passwords = new Passwords(new HashQueue(LIMITS), CHEAP);
  const kept = await passwords.hash(APART, 'here');
  expect(await passwords.matches(kept, COMPOSED, 'here')).toBe(true);
  expect(await passwords.matches(kept, 'Mößiggang 1907 é', 'here')).toBe(false);
});

it.each([
  ['half a pair', 'half a pair \ud800'],
  ['what stands for unreadable bytes', 'M\ufffd\ufffdiggang 1907 \ufffd'],
  ['seven letters', 'é'.normalize('NFD').repeat(7)],
])('has no place for %s', (_what, password) => {
  expect(isPassword(password)).toBe(false);
});
