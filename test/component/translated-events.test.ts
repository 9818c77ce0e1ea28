/**
 * The facts of the sentences of recorded and simulated seasons, and the sentences that translations
 * make of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/engine';
import { canonicalJson, inOneLine } from '../../src/kernel';
import type { Json, JsonObject } from '../../src/kernel';
import { printEvent, translatedEvent } from '../../web/src/platform/i18n/print-event';
import { LANGUAGES, setLanguage } from '../../web/src/platform/i18n/language';
import { sentencesOf } from '../../web/src/platform/i18n/sentences';
import { playDynasty } from '../recordings/governed/dynasty-script';
import { playRound } from '../recordings/governed/round-script';
import { rareJournals } from '../recordings/rare-events';
import type { SomeJournal } from '../recordings/journals';
import { eachState, recordedJournals, simulatedJournals } from '../recordings/journals';
import { argumentsOf, lackingForms } from './translation-faults';

type Told = {
  readonly kind: string;
  readonly type: string;
  readonly text: string;
  readonly facts: JsonObject | null;
};

/** The sentences of all journals, each once. */
function allTold(): readonly Told[] {
  const governed: readonly SomeJournal[] = [
    { name: 'a governed round', kind: 'ROUND', journal: playRound().journal },
    { name: 'a governed dynasty', kind: 'DYNASTY', journal: playDynasty().journal },
  ];
  const found = new Map<string, Told>();
  for (const some of [
    ...recordedJournals(),
    ...rareJournals(),
    ...governed,
    ...simulatedJournals(),
  ]) {
    const game = GAMES[some.kind];
    let at = 0;
    eachState(some, (state) => {
      const { event, seq } = some.journal[at]!;
      at += 1;
      const text = inOneLine(game.eventText(state, seq, event));
      const facts = game.eventFacts(state, seq, event);
      const { kind } = some;
      const { type } = event;
      found.set(`${kind} ${type} ${text} ${canonicalJson(facts)}`, { kind, type, text, facts });
    });
  }
  return [...found.values()];
}

const messagesOf = (language: string): Readonly<Record<string, string>> => {
  const file = join(__dirname, `../../web/src/translations/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};
const eventsOf = (language: string): readonly (readonly [type: string, message: string])[] =>
  Object.entries(messagesOf(language))
    .filter(([key]) => key.startsWith('event.'))
    .map(([key, message]) => [key.slice('event.'.length), message]);

let told: readonly Told[] = [];
beforeAll(() => {
  told = allTold();
});

describe('the facts of a sentence', () => {
  const isCode = (word: string): boolean => /^[A-Z]+(_[A-Z]+)*$/.test(word);
  const wordsIn = (fact: Json): readonly string[] => {
    if (Array.isArray(fact)) return fact.flatMap(wordsIn);
    // A sentence tells 0 with another word, such as nothing.
    if (typeof fact === 'number') return fact === 0 ? [] : [String(fact)];
    return typeof fact === 'string' && !isCode(fact) ? [fact] : [];
  };

  it('are words and numbers of the sentence', () => {
    const others = told.flatMap(({ type, text, facts }) =>
      Object.entries(facts ?? {}).flatMap(([name, fact]) =>
        wordsIn(fact)
          // A change of pegs, which the sentence tells with a verb.
          .map((word) => (name === 'pegs' ? word.replace(/ [+−]\d+$/, '') : word))
          .filter((word) => !text.includes(inOneLine(word)))
          .map((word) => `${type}.${name}: ${word} is not in: ${text}`),
      ),
    );
    expect(others).toEqual([]);
  });

  it('are the same for the same sentence', () => {
    const known = new Map<string, string>();
    const others = told.flatMap(({ kind, type, text, facts }) => {
      const key = `${kind} ${type} ${text}`;
      const before = known.get(key);
      known.set(key, canonicalJson(facts));
      return before === undefined ? [] : [[key, before, canonicalJson(facts)]];
    });
    expect(others).toEqual([]);
  });

  it('are not longer than the sentence and the names of the facts', () => {
    const long = told.filter(({ text, facts }) => {
      const names = Object.keys(facts ?? {}).join('').length;
      return JSON.stringify(facts).length > 2 * text.length + 3 * names;
    });
    expect(long).toEqual([]);
  });
});

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

describe.each(TRANSLATED)('the events in %s', (language) => {
  const messages = messagesOf(language);
  beforeAll(() => setLanguage(language, null, sentencesOf(language, messages)));
  afterAll(() => setLanguage('en', null));

  it('use facts of the event, and no others', () => {
    const facts = new Map<string, ReadonlySet<string>>();
    for (const each of told) {
      const known = facts.get(each.type) ?? [];
      facts.set(each.type, new Set([...known, ...Object.keys(each.facts ?? {})]));
    }
    const others = eventsOf(language).flatMap(([type, message]) => {
      const known = facts.get(type);
      if (known === undefined) return [];
      return [...argumentsOf(message)]
        .filter((name) => !known.has(name))
        .map((name) => `${type} ${name}`);
    });
    expect(others).toEqual([]);
  });

  it('tell each fact, so that nothing is lost', () => {
    const lost = new Set<string>();
    for (const { type, facts } of told) {
      const message = messages[`event.${type}`];
      if (message === undefined || facts === null) continue;
      const used = argumentsOf(message);
      for (const name of Object.keys(facts)) if (!used.has(name)) lost.add(`${type} ${name}`);
    }
    expect([...lost]).toEqual([]);
  });

  it('are whole sentences', () => {
    const failed = told.flatMap(({ type, text, facts }) => {
      const event = { __typename: type, text, facts };
      if (messages[`event.${type}`] === undefined || facts === null) return [];
      const sentence = printEvent(event);
      const isWhole = /^["„“«\p{L}\p{N}].*[.“»?!:)]$/su.test(sentence);
      const holes = sentence.match(/\b(undefined|null|none|true|false)\b|[{}]| [.,;]|\.\.$/g) ?? [];
      const hasHole = holes.some((hole) => !text.includes(hole));
      return translatedEvent(event) === null || !isWhole || hasHole ? [`${type}: ${sentence}`] : [];
    });
    expect(failed).toEqual([]);
  });

  it('have all plural forms of the language', () => {
    const faults = eventsOf(language).map(([type, text]) => [type, lackingForms(language, text)]);
    expect(faults.filter(([, lacking]) => lacking?.length !== 0)).toEqual([]);
  });

  it('are the server’s sentences without the facts, or for another type', () => {
    for (const event of [
      { __typename: 'LotSold', text: 'Ada won lot 3 for 5 Chips.', facts: null },
      { __typename: 'LotSold', text: 'Ada won lot 3 for 5 Chips.' },
      { __typename: 'LotSold', text: 'Ada won lot 3 for 5 Chips.', facts: { player: 'Ada' } },
      { __typename: 'CometSeen', text: 'A comet was seen.', facts: { player: 'Ada' } },
    ]) {
      expect([printEvent(event), translatedEvent(event)]).toEqual([event.text, null]);
    }
  });
});

it('each translation tells the same events', () => {
  const [one, ...others] = TRANSLATED.map((language) => eventsOf(language).map(([type]) => type));
  for (const other of others) expect([...other].sort()).toEqual([...(one ?? [])].sort());
});
