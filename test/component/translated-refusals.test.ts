/** The sentences of refusals that a translation makes from their facts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DYNASTY_FACTS } from '../../src/dynasty/model/facts';
import type { JsonObject } from '../../src/kernel';
import { instant, seasonId } from '../../src/kernel';
import { clientFacts } from '../../src/graphql/ids/facts';
import { SENTENCES } from '../../src/graphql/refusal/sentences';
import type { RefusalCode } from '../../src/graphql/generated/resolvers';
import { ROUND_FACTS } from '../../src/round/model/facts';
import { LANGUAGES, setLanguage } from '../../web/src/platform/i18n/language';
import { printRefusal, translatedRefusal } from '../../web/src/platform/i18n/print-refusal';
import { sentencesOf } from '../../web/src/platform/i18n/sentences';
import { leastFacts } from '../graphql/minimal-facts';
import { argumentsOf, lackingForms } from './translation-faults';

type Fact = { readonly name?: string };
const FACTS: Readonly<Record<string, Fact>> = { ...ROUND_FACTS, ...DYNASTY_FACTS };
const CODES = Object.keys(SENTENCES) as RefusalCode[];
/** Facts that the English sentences read in functions of their own. */
const READ_LATER: Readonly<Record<string, readonly string[]>> = {
  ACTION_NOT_NOW: ['phases'],
};

const messagesOf = (language: string): Readonly<Record<string, string>> => {
  const file = join(__dirname, `../../web/src/translations/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};
const refusalsOf = (language: string): readonly (readonly [RefusalCode, string])[] =>
  Object.entries(messagesOf(language))
    .filter(([key]) => key.startsWith('refusal.'))
    .map(([key, message]) => [key.slice('refusal.'.length) as RefusalCode, message]);
/** A card has always either of two names. */
const CARD: JsonObject = { rank: 'KING', suit: 'CUPS' };
const factsOf = (code: RefusalCode): JsonObject =>
  code === 'CARD_UNKNOWN' ? CARD : clientFacts(leastFacts(code), seasonId('s1'));

/** The facts that the English sentence of a code reads, with their names for clients. */
function factsRead(code: RefusalCode): ReadonlySet<string> {
  const read = new Set<string>(READ_LATER[code]);
  const facts = new Proxy(leastFacts(code), {
    get: (known, name) => {
      read.add(String(name));
      return Reflect.get(known, name) as unknown;
    },
  });
  (SENTENCES[code] as (of: JsonObject) => string)(facts);
  return new Set(Array.from(read, (name) => FACTS[name]?.name ?? name));
}

/** The arguments that the client makes of other facts. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  needOf: ['need', 'item'],
  haveOf: ['have', 'item'],
  leftOf: ['left', 'item'],
  amountOf: ['amount', 'item'],
  exactCards: ['minimumCards', 'maximumCards'],
};

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

describe.each(TRANSLATED)('the refusals in %s', (language) => {
  it('are told for codes of the server, and for no others', () => {
    const told = refusalsOf(language).map(([code]) => code);
    expect(told.filter((code) => !CODES.includes(code))).toEqual([]);
    expect(told).not.toHaveLength(0);
  });

  it('use facts that the English sentence of the code is made of, and no others', () => {
    const others = refusalsOf(language).flatMap(([code, message]) => {
      const read = factsRead(code);
      return [...argumentsOf(message)]
        .flatMap((name) => MADE[name] ?? [name])
        .filter((name) => !read.has(name))
        .map((name) => `${code} ${name}`);
    });
    expect(others).toEqual([]);
  });

  it('have all plural forms of the language', () => {
    const faults = refusalsOf(language).map(([code, text]) => [code, lackingForms(language, text)]);
    expect(faults.filter(([, lacking]) => lacking?.length !== 0)).toEqual([]);
  });

  it('can be made of the facts that each refusal of the code has', () => {
    const tell = sentencesOf(language, messagesOf(language));
    const told = refusalsOf(language).map(([code]) => [
      code,
      tell(`refusal.${code}`, factsOf(code)),
    ]);
    for (const [code, sentence] of told) {
      expect([code, sentence]).toEqual([code, expect.stringMatching(/^\p{Lu}[^{}]+\.$/u)]);
      expect([code, sentence]).toEqual([
        code,
        expect.not.stringMatching(/\b(undefined|none|null)\b/),
      ]);
    }
  });
});

describe('a refusal in German', () => {
  const tell = sentencesOf('de', messagesOf('de'));
  beforeAll(() => setLanguage('de', null, tell));
  afterAll(() => setLanguage('en', null));
  const of = (code: RefusalCode, facts: JsonObject) => tell(`refusal.${code}`, facts);

  it.each([
    [
      'BID_TOO_LOW',
      { lot: 7, minimum: 1_200 },
      'Auf Los 7 musst du jetzt mindestens 1.200 bieten.',
    ],
    [
      'NOT_ENOUGH',
      { item: 'TRUNG', need: 5, have: 2 },
      'Dafür brauchst du 5 Trungs, und du hast 2.',
    ],
    [
      'NOT_ENOUGH',
      { item: 'TRUNG', need: 1, have: 0 },
      'Dafür brauchst du 1 Trung, und du hast 0.',
    ],
    [
      'NOT_ENOUGH',
      { item: 'CARD:KNIGHT:SWORDS', need: 2, have: 1 },
      'Dafür brauchst du 2 × Knight of Swords, und du hast 1.',
    ],
    [
      'NOT_ENOUGH',
      { item: 'MUSE', need: 3, have: 1, titles: { item: 'Muse', items: 'Musen' } },
      'Dafür brauchst du 3 Musen, und du hast 1.',
    ],
    [
      'WRONG_PHASE',
      { phase: 'AUCTION', needed: ['BARTERING', 'BIDDING'] },
      'Das geht nur in dieser Phase: Bartering Phase oder Bidding Phase. Jetzt ist: Auction Phase.',
    ],
    [
      'OFFICE_NOT_YOURS',
      { office: 'SCRIBE', titles: { office: 'Keeper of the pen' } },
      'Dieses Amt hast du nicht: Keeper of the pen.',
    ],
    [
      'EMPTY_HAND',
      { minimumCards: 5, maximumCards: 5, cards: 0 },
      'Ein Blatt braucht genau 5 Karten, und dieses hat keine.',
    ],
    [
      'EMPTY_HAND',
      { minimumCards: 1, maximumCards: null, cards: 0 },
      'Ein Blatt braucht mindestens 1 Karte, und dieses hat keine.',
    ],
    [
      'HOST_NOT_AWAY',
      { hostAwayAt: null },
      'Nach den Regeln dieser Saison kann kein Antrag den Gastgeber ersetzen.',
    ],
  ] as const)('is made of its facts: %s %j', (code, facts, sentence) => {
    expect(of(code, facts as JsonObject)).toBe(sentence);
  });

  it('tells a moment as the language writes it', () => {
    const facts = clientFacts({ pausedUntilMs: instant(Date.UTC(2021, 8, 2, 12)) }, null);
    const clock = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' });
    const time = clock.format(Date.UTC(2021, 8, 2, 12));
    expect(of('SEASON_PAUSED', facts)).toBe(
      `Die Spieler haben eine Pause beschlossen. Sie dauert bis Donnerstag, 2. Sept. 2021, ${time}.`,
    );
  });

  it.each([
    ['a code that the translation lacks', { code: 'OF_TOMORROW', facts: { lot: 7 } }],
    ['missing facts', { code: 'BID_TOO_LOW', facts: { lot: 7 } }],
    ['facts that were not asked for', { code: 'BID_TOO_LOW' }],
    ['facts of another form', { code: 'BID_TOO_LOW', facts: 'lot 7' }],
    [
      'an English text among the facts without a translation',
      { code: 'MALFORMED', facts: { field: 'name', expected: 'a name of one line' } },
    ],
  ])('is the server’s sentence with %s', (_what, refusal) => {
    const message = 'The sentence of the server.';
    expect(printRefusal({ ...refusal, message })).toBe(message);
    expect(translatedRefusal({ ...refusal, message })).toBeNull();
  });
});

it('each page that shows a refusal asks for its facts', () => {
  const documents = readFileSync(join(__dirname, '../../web/src/generated/gql.ts'), 'utf8');
  const selections = [...documents.matchAll(/refusal \{([^{}]*)\}/g)].map(
    ([, fields = '']) => fields,
  );
  expect(selections.length).toBeGreaterThan(100);
  const without = selections.filter((of) => of.includes('message') && !of.includes('facts'));
  expect(without).toEqual([]);
});

it('each translation tells the same refusals', () => {
  const [one, ...others] = TRANSLATED.map((language) => refusalsOf(language).map(([code]) => code));
  for (const other of others) expect([...other].sort()).toEqual([...(one ?? [])].sort());
});
