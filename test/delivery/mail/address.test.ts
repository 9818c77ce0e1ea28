import { parseMailAddress, parseSender } from '../../../src/delivery';

describe('a mail address', () => {
  it.each([
    ['ann@example.org', 'ann@example.org'],
    [' Ann.B+c@EXAMPLE.org ', 'Ann.B+c@example.org'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ])('%j is %s', (typed, address) => {
    expect(parseMailAddress(typed)).toBe(address);
  });

  it.each([
    ...['', 'ann', '@example.org', 'ann@', 'ann@localhost', 'ann@127.0.0.1', 'ann@[127.0.0.1]'],
    ...['a b@example.org', 'ann@example.org, bob@example.org', 'Ann <ann@example.org>'],
    ...['ann@example.org\r\nBcc: x@example.org', '"a"@example.org', '.ann@example.org', 'a@b@c'],
    ...['änn@example.org', `${'a'.repeat(65)}@example.org`, `a@${'b.'.repeat(130)}org`],
    ...['ann@exa_mple.org', 'ann@example.org\0'],
  ])('%j is none', (typed) => {
    expect(parseMailAddress(typed)).toBeNull();
  });

  it('is none if it is too long as typed, because long domains take long to convert', () => {
    const withHyphens = (count: number): string => `ann@${'\u00AD'.repeat(count)}example.org`;
    expect(parseMailAddress(withHyphens(239))).toBe('ann@example.org');
    expect(parseMailAddress(withHyphens(240))).toBeNull();
  });
});

describe('a sender', () => {
  it.each([
    ['games@ridotto.example', { name: '', address: 'games@ridotto.example' }],
    ['Ridotto  <games@ridotto.example>', { name: 'Ridotto', address: 'games@ridotto.example' }],
    ['Ridotto <games>', null],
    ['a\nb <games@ridotto.example>', null],
    ['Ridotto', null],
  ])('%j is %j', (text, sender) => {
    expect(parseSender(text)).toEqual(sender);
  });
});
