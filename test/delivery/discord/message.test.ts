import { toUSVString } from 'node:util';
import { printDiscordMessage } from '../../../src/delivery';
import type { DiscordMessage } from '../../../src/delivery/discord/message';
import { instant } from '../../../src/kernel';
import { errorsOf } from '../../support/discord';
import type { Embed } from '../../support/discord';

function embedOf(message: Partial<DiscordMessage>): Embed {
  const body = JSON.parse(
    printDiscordMessage({
      ...{ title: 'Round 12', url: 'https://ridotto.example/s/1/at/9', lines: ['Ann said.'] },
      ...{ at: instant(0), picture: null },
      ...message,
    }),
  ) as { readonly embeds: readonly Embed[] };
  expect(errorsOf(body, 'application/json')).toEqual([]);
  return body.embeds[0]!;
}

describe('a message of Discord', () => {
  it('has the season, the sentence, the time, the link and the picture', () => {
    expect(embedOf({ picture: 'https://ridotto.example/g/1.png' })).toEqual({
      title: 'Round 12',
      url: 'https://ridotto.example/s/1/at/9',
      description: 'Ann said.',
      timestamp: '1970-01-01T00:00:00.000Z',
      color: expect.any(Number) as number,
      image: { url: 'https://ridotto.example/g/1.png' },
    });
    const bare = embedOf({ url: null });
    expect(Object.keys(bare)).toEqual(['title', 'description', 'timestamp', 'color']);
  });

  it.each([
    ['@everyone', '\\@\u200beveryone'],
    ['@here', '\\@\u200bhere'],
    ['<@123> <@&4> <#5>', '\\<\\@123\\> \\<\\@&4\\> \\<\\#5\\>'],
    ['**bold** __x__ ~~y~~ ||z||', '\\*\\*bold\\*\\* \\_\\_x\\_\\_ \\~\\~y\\~\\~ \\|\\|z\\|\\|'],
    ['`code` ```js', '\\`code\\` \\`\\`\\`js'],
    ['[a](https://evil.example)', '\\[a\\]\\(https\\://evil.example\\)'],
    ['> quote', '\\> quote'],
    ['# heading', '\\# heading'],
    ['back\\slash', 'back\\\\slash'],
  ])('shows %j as it was written', (text, shown) => {
    expect(embedOf({ title: text, lines: [text] })).toMatchObject({
      ...{ title: shown, description: shown },
    });
  });

  it('lists several events, and counts those for which there is no room', () => {
    const three = embedOf({ lines: ['One.', 'Two.', 'Three.'] });
    expect(three.description).toBe('• One.\n• Two.\n• Three.');
    const lines = Array.from({ length: 56 }, (_, at) => `Player ${at} gets the income of a week.`);
    const { description = '' } = embedOf({ lines });
    const shown = description.split('\n').slice(0, -1);
    expect(shown.length).toBeGreaterThan(40);
    expect(description).toContain(`\n… and ${56 - shown.length} more.`);
    expect(description.length).toBeLessThanOrEqual(2_000);
  });

  it.each([
    ['6,000 letters', 'x'.repeat(6_000)],
    ['6,000 marks', '*'.repeat(6_000)],
    ['6,000 pairs of surrogates', '😀'.repeat(3_000)],
    ['an odd letter before the surrogates', `x${'😀'.repeat(3_000)}`],
  ])('cuts a text of %s', (_name, text) => {
    for (const lines of [[text], [text, text, text]]) {
      const { description = '', title = '' } = embedOf({ title: text, lines });
      expect([description, title].map(toUSVString)).toEqual([description, title]);
      expect(description).toMatch(/…|more/);
      expect(description.length).toBeLessThanOrEqual(2_000);
    }
  });
});
