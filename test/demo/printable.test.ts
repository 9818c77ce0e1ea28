import { printable, printablePainted } from '../../demo/story/printable';

it('prints what others wrote so that the terminal obeys none of it [security 13]', () => {
  expect(printable('a\u001b]52;c;eA==\u0007b\r\u009b2J\u202ec')).toBe(
    'a\\x1b]52;c;eA==\\x07b\\x0d\\x9b2J\\u202ec',
  );
  expect(printable('Zwölf “Enten” 🦆\n')).toBe('Zwölf “Enten” 🦆\n');
});

it('leaves colours to what is painted, and nothing else', () => {
  expect(printablePainted('\u001b[31mred\u001b[0m\u001b[2J')).toBe(
    '\u001b[31mred\u001b[0m\\x1b[2J',
  );
});
