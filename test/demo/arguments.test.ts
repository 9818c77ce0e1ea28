import { EDITIONS, readArguments } from '../../demo/arguments';
import { EDITIONS as SHIPPED } from '../../src/rulesets';

describe('the command line of the demo', () => {
  it('has a default for everything', () => {
    expect(readArguments([])).toEqual({
      url: null,
      editions: ['round-10/2021-08-24'],
      day: 3,
      bots: 8,
      weeks: null,
      seed: 'ridotto',
    });
  });

  test.each([
    ['round-10/draft', ['round-10/draft']],
    ['round-10/gallery', ['round-10/gallery']],
    ['all', ['round-10/draft', 'round-10/early', 'round-10/2021-08-24', 'round-10/gallery']],
  ])('plays %s', (edition, editions) => {
    expect(readArguments(['--edition', edition])).toMatchObject({ editions });
  });

  it('has a play for every edition of the casino that the server ships', () => {
    expect([...EDITIONS].sort()).toEqual([...SHIPPED.keys()].sort());
  });

  it('takes an address without the slash at its end', () => {
    expect(readArguments(['--url', 'https://ridotto.example/'])).toMatchObject({
      url: 'https://ridotto.example',
    });
  });

  test.each([
    [['--bots', '7'], '--bots must be a whole number from 8 to 40; it is "7".'],
    [
      ['--edition', 'gallery'],
      '--edition must be one of round-10/draft, round-10/early, round-10/2021-08-24, ' +
        'round-10/gallery, or all; it is "gallery".',
    ],
    [['--day', '0.5'], '--day must be a whole number from 1 to 600; it is "0.5".'],
    [['--weeks', 'two'], '--weeks must be a whole number from 2 to 20; it is "two".'],
    [
      ['--url', 'ftp://x'],
      '--url must be an address such as http://127.0.0.1:4000; it is "ftp://x".',
    ],
  ])('refuses %j with a sentence', (argv, problem) => {
    expect(readArguments(argv)).toEqual({ problem });
  });

  it('refuses an option that it does not know, and tells help apart from that', () => {
    expect(readArguments(['--fast'])).toHaveProperty('problem', expect.stringContaining('--fast'));
    expect(readArguments(['--help'])).toEqual({ problem: null });
  });
});
