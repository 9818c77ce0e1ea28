import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '../../web/src/platform/i18n/catalogue';
import { language, LANGUAGES, setLanguage } from '../../web/src/platform/i18n/language';
import { english, t } from '../../web/src/platform/i18n/translate';
import { translatorOf } from '../../web/src/platform/i18n/translator';
import { DYNASTY_EDITIONS, EDITIONS } from '../../src/rulesets';
import { kindsOf } from './described-lists';
import { placeholdersOf, translationFaults } from './translation-faults';

const FOLDER = join(__dirname, '../../web/src/translations');
const read = (code: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(FOLDER, `${code}.json`), 'utf8')) as Record<string, string>;
/** The texts of the server's descriptions of mechanics. */
const SERVED = Object.fromEntries(
  [...EDITIONS.values(), ...DYNASTY_EDITIONS.values()]
    .flatMap(kindsOf)
    .flatMap(({ title, description, needs }) => [
      ...[title, description.replace(/ \[[^\]]*\]/g, '')],
      ...needs.flatMap(({ label, phrase, absent, choices }) => [
        ...[label, phrase, absent, ...choices.map((choice) => choice.label)],
      ]),
    ])
    .map((text) => [`served.${text ?? ''}`, text ?? '']),
);
const SOURCE_TEXTS = { ...CATALOGUE, ...SERVED };
/** Messages made from facts; other tests check them. */
const TOLD = /^(refusal|event)\./;
const TRANSLATED = LANGUAGES.filter((code) => code !== 'en');

it('each language has a file, and each file a language', () => {
  const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
  expect(files.sort()).toEqual([...TRANSLATED].sort());
});

describe.each(TRANSLATED)('the translation %s', (code) => {
  it('has known keys, the placeholders of the English and all plural forms', () => {
    const messages = Object.entries(read(code)).filter(([key]) => !TOLD.test(key));
    expect(translationFaults(code, Object.fromEntries(messages), SOURCE_TEXTS)).toEqual([]);
  });
});

describe('the check of translations', () => {
  const SOURCE = {
    lots: '{count, plural, one {# lot} other {# lots}} of {name}',
    plain: 'Close',
  };
  const faults = (messages: Record<string, string>, code = 'de') =>
    translationFaults(code, messages, SOURCE);

  it('finds no fault in a right message, or in a key that is not translated yet', () => {
    const lots = '{count, plural, one {# Los} other {# Lose}} von {name}';
    expect(faults({ lots, plain: 'Schließen' })).toEqual([]);
    expect(faults({})).toEqual([]);
  });

  it.each([
    ['an unknown key', { lost: 'Los' }, 'lost is no key of the English texts'],
    ['an empty text', { plain: ' ' }, 'plain is empty'],
    ['an unclosed brace', { plain: 'Zu {' }, 'plain is no ICU message'],
    [
      'a missing placeholder',
      { lots: '{count, plural, one {# Los} other {# Lose}}' },
      'lots has the placeholders "count, plural" instead of "count, plural; name"',
    ],
    [
      'a number without its plural',
      { lots: '{count} Lose von {name}' },
      'lots has the placeholders "count; name" instead of "count, plural; name"',
    ],
    [
      'a plural without one of its forms',
      { lots: '{count, plural, other {# Lose}} von {name}' },
      'lots lacks the plural form one',
    ],
    [
      'a plural without its last form',
      { lots: '{count, plural, one {# Los}} von {name}' },
      'lots is no ICU message',
    ],
    [
      'a date',
      { plain: 'Zu {when, date}' },
      'plain has the placeholders "when, as a date, number or tag" instead of ""',
    ],
  ])('finds %s', (_what, messages: Record<string, string>, fault) => {
    expect(faults(messages)).toEqual([expect.stringContaining(fault)]);
  });

  it('asks for the forms of the language itself', () => {
    const lots = '{count, plural, one {# lot} other {# lots}} {name}';
    expect(faults({ lots }, 'pl')).toEqual(['lots lacks the plural form many, few']);
    expect(faults({ lots }, 'it')).toEqual([]);
  });
});

describe('texts', () => {
  afterEach(() => setLanguage('en', null));

  it('are in the language that is set, and in English where it lacks one', () => {
    setLanguage('de', translatorOf('de', { close: 'Schließen' }));
    expect([language(), t('close'), t('now')]).toEqual(['de', 'Schließen', 'now']);
  });

  it('count in the language that is set', () => {
    const lots = '{count, plural, one {# Spielerin} other {# Spielerinnen}}';
    setLanguage('de', translatorOf('de', { 'lobby.players': lots }));
    const counted = [1, 2, 12_000].map((count) => t('lobby.players', { count }));
    expect(counted).toEqual(['1 Spielerin', '2 Spielerinnen', '12.000 Spielerinnen']);
  });

  it('in English are what the library of the translations makes of them', () => {
    const translate = translatorOf('en', CATALOGUE);
    for (const [key, text] of Object.entries(CATALOGUE)) {
      for (const count of [0, 1, 2, 1_234]) {
        const slots = placeholdersOf(text).map(({ name, isCounted }) => [
          name,
          isCounted ? count : `the ${name}`,
        ]);
        const values = Object.fromEntries(slots) as Record<string, string | number>;
        expect([key, english(text, values)]).toEqual([key, translate(key, values)]);
      }
    }
  });
});
