import { passwordWeakness } from '../../src/accounts/weak-passwords';

describe('passwords that are tried first [finding 5]', () => {
  test.each([
    'password',
    'Password1',
    'P@ssw0rd123!',
    '12345678',
    '87654321',
    '11111111',
    'abcabcabc',
    'qwertyuiop',
    'qwerty123',
    '1q2w3e4r',
    'asdfghjkl',
    'iloveyou!',
    'monkeymonkey',
    'mysecret1',
    'sunshine99',
    'letmein123',
    'ＰＡＳＳＷＯＲＤ',
  ])('refuse %p', (password) => {
    expect(passwordWeakness(password, 'ann')).toBe('COMMON');
  });

  test.each(['ann-marie', 'Ann-Marie', 'ann-marie1987!'])('refuse %p of ann-marie', (password) => {
    expect(passwordWeakness(password, 'ann-marie')).toBe('LIKE_THE_HANDLE');
  });

  test.each([
    'a password',
    'correct horse',
    'the right one',
    'hunter and hunted',
    'kD8-2pqWz!',
    'тридцать три',
    '2a9f60c17b',
  ])('take %p', (password) => {
    expect(passwordWeakness(password, 'ann')).toBeNull();
  });
});
