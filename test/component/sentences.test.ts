/** The sentences that German and Italian make of facts: their numbers, moments and names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '../../web/src/platform/i18n/sentences';

type Language = 'de' | 'it';
const messagesOf = (language: Language): Readonly<Record<string, string>> => {
  const file = join(__dirname, `../../web/src/translations/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};
const MESSAGES = { de: messagesOf('de'), it: messagesOf('it') };
const TELL = { de: sentencesOf('de', MESSAGES.de), it: sentencesOf('it', MESSAGES.it) };
const toldIn = (language: Language): readonly (readonly [key: string, message: string])[] =>
  Object.entries(MESSAGES[language]).filter(([key]) => /^(event|refusal)\./.test(key));
const matching = (language: Language, pattern: RegExp): readonly string[] =>
  toldIn(language)
    .filter(([, message]) => pattern.test(message))
    .map(([key]) => key);

type Sentence = readonly [language: Language, key: string, facts: object, sentence: string];
/** Noon as the test's time zone shows it. */
const noon = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' }).format(
  Date.UTC(2021, 8, 8, 12),
);

describe('the subject of each sentence is named', () => {
  const slots = { player: 'Ada', shown: '▲, ▲, ▲', gained: '3 Chips', breaks: false };
  const tax = { amount: '80 Chips', tax: 20 };
  it.each<Sentence>([
    [
      'de',
      'event.SlotsPlayed',
      slots,
      'Ada spielt am Automaten: ▲, ▲, ▲. Der Automat zahlt 3 Chips.',
    ],
    ['it', 'event.SlotsPlayed', slots, 'Ada gioca alla slot: ▲, ▲, ▲. La slot paga 3 Chips.'],
    [
      'de',
      'event.SlotsPlayed',
      { ...slots, gained: null, breaks: true },
      'Ada spielt am Automaten: ▲, ▲, ▲. Der Automat zahlt nichts und geht kaputt.',
    ],
    [
      'de',
      'event.IncomePaid',
      { ...tax, player: 'Ada', players: null, each: false },
      'Ada bekommt 80 Chips als Einkommen. Die Steuer von 20 ist schon abgezogen.',
    ],
    [
      'de',
      'event.IncomePaid',
      { ...tax, player: null, players: 3, each: true },
      '3 Spieler bekommen jeweils 80 Chips als Einkommen. Die Steuer von jeweils 20 ist schon abgezogen.',
    ],
    [
      'it',
      'event.IncomePaid',
      { ...tax, player: null, players: 3, each: true },
      '3 giocatori ricevono ciascuno 80 Chips di guadagno. La tassa di 20 ciascuno è già tolta.',
    ],
    [
      'de',
      'event.FortuneTold',
      { player: 'Ada', fortune: 'The Fool', gained: [], lost: ['5 Chips'] },
      'Fortuna trifft Ada (The Fool). Ada verliert 5 Chips.',
    ],
    [
      'it',
      'event.FortuneTold',
      { player: 'Ada', fortune: 'The Fool', gained: ['1 Trung'], lost: ['5 Chips'] },
      'La Fortuna tocca a Ada (The Fool). Ada guadagna 1 Trung e perde 5 Chips.',
    ],
    [
      'de',
      'event.ContractAccepted',
      { player: 'Ada', contract: 2, begins: true },
      'Ada stimmt Vertrag 2 zu. Der Vertrag gilt jetzt.',
    ],
  ])('%s %s %j', (language, key, facts, sentence) => {
    expect(TELL[language](key, facts)).toBe(sentence);
  });
});

describe('numbers', () => {
  const placed = { player: 'Ada', placement: 1, poker: null, gains: [] };
  const corrected = { player: 'Ada', placement: 2, week: 3 };
  const trung = { item: 'TRUNG' };
  const [season, seasons] = [
    { count: 1, limit: 1 },
    { count: 2, limit: 2 },
  ];
  it.each<Sentence>([
    [
      'de',
      'event.HandPlaced',
      { ...placed, total: '9007199254740993' },
      'Das Blatt von Ada kommt auf Platz 1, mit 9.007.199.254.740.993 Punkten. Dafür gibt es nichts.',
    ],
    [
      'it',
      'event.HandPlaced',
      { ...placed, total: '9007199254740993' },
      'La mano di Ada arriva al posto 1, con 9.007.199.254.740.993 punti. La mano non riceve niente.',
    ],
    [
      'it',
      'event.HandPlaced',
      { ...placed, total: '1' },
      'La mano di Ada arriva al posto 1, con 1 punto. La mano non riceve niente.',
    ],
    [
      'de',
      'event.HandCorrected',
      { ...corrected, total: '1' },
      'Das Blatt von Ada aus Woche 3 hat jetzt Platz 2 mit 1 Punkt.',
    ],
    [
      'it',
      'event.HandCorrected',
      { ...corrected, total: '9007199254740993' },
      'La mano di Ada della settimana 3 ora ha il posto 2 con 9.007.199.254.740.993 punti.',
    ],
    [
      'de',
      'event.HandCorrected',
      { ...corrected, total: null },
      'Das Blatt von Ada aus Woche 3 hat jetzt Platz 2.',
    ],
    [
      'de',
      'event.TableActionTaken',
      { player: 'Ada', title: 'Pry', pegs: 1, trick: 'L’Aria', number: 4, added: true },
      'Ada wählt „Pry“ für 1 Peg: L’Aria zählt in Spiel 4 ab jetzt.',
    ],
    [
      'de',
      'refusal.NOT_ENOUGH',
      { item: 'CHIP', need: 1_500, have: 1_200 },
      'Dafür brauchst du 1.500 Chips, und du hast 1.200.',
    ],
    [
      'de',
      'refusal.ACTION_UNPAID',
      { action: 'PRAY', item: 'CHIP', amount: 1_500, have: 1_200 },
      'Das kannst du nicht bezahlen: Pray. Es kostet 1.500 Chips, und du hast 1.200.',
    ],
    [
      'it',
      'refusal.NOT_ENOUGH',
      { ...trung, need: 1, have: 0 },
      'Per questo ti serve 1 Trung, e ne hai 0.',
    ],
    [
      'it',
      'refusal.CONTRACT_LACKS',
      { ...trung, need: 1, have: 0 },
      'Per questo ci vuole 1 Trung, e il contratto ne ha 0.',
    ],
    [
      'it',
      'refusal.DUCK_LACKS',
      { ...trung, need: 2, have: 1 },
      'Per questo ci vogliono 2 Trungs, e la papera ne ha 1.',
    ],
    [
      'it',
      'refusal.ACTION_LACKS',
      { ...trung, action: 'PRAY', amount: 1, have: 0 },
      'Non ce n’è abbastanza: Pray. Serve 1 Trung, e ce ne sono solo 0.',
    ],
    [
      'it',
      'refusal.NOT_ENOUGH_TO_TAKE',
      { ...trung, need: 2, have: 1 },
      'L’effetto toglie 2 Trungs. Qui ce n’è solo 1.',
    ],
    [
      'de',
      'refusal.NOT_ENOUGH_TO_TAKE',
      { ...trung, need: 2, have: 1 },
      'Die Wirkung nimmt 2 Trungs. Da ist nur 1.',
    ],
    [
      'it',
      'refusal.TOO_MANY_TODAY',
      { most: 1, made: 1 },
      'Un giocatore può fare al massimo 1 proposta al giorno. Oggi ne hai fatta 1.',
    ],
    [
      'de',
      'refusal.TOO_MANY_PENDING',
      { most: 1, open: 1 },
      'Ein Spieler darf höchstens 1 offenen Antrag haben, und du hast 1.',
    ],
    [
      'de',
      'refusal.TOO_MANY_SEASONS',
      season,
      'Du leitest 1 Saison dieser Art, die noch läuft. Mehr als 1 darfst du nicht leiten: Beende zuerst eine.',
    ],
    [
      'it',
      'refusal.TOO_MANY_SEASONS',
      seasons,
      'Organizzi 2 stagioni di questo tipo ancora aperte. Il massimo è 2: prima chiudine una.',
    ],
  ])('%s %s %j', (language, key, facts, sentence) => {
    expect(TELL[language](key, facts)).toBe(sentence);
  });

  it('have no verb before them that fits either one or many', () => {
    const many =
      /(?:serv|vogli|\bs)ono(?: solo)? \{|\b(?:sind|waren|dürfen)(?: nur)?(?: noch)? \{/i;
    for (const language of ['de', 'it'] as const) {
      expect(matching(language, many)).toEqual([]);
    }
  });
});

describe('moments', () => {
  it.each<Sentence>([
    [
      'it',
      'event.SeasonPaused',
      { resumesAt: '2021-09-08T12:00:00.000Z' },
      `I giocatori hanno deciso una pausa. Dura fino a mercoledì 8 set 2021, ${noon}.`,
    ],
    [
      'it',
      'refusal.ROUND_NOT_STARTED',
      { startsAt: '2021-09-11T12:00:00.000Z' },
      `Il round non è ancora cominciato. Comincia sabato 11 set 2021, ${noon}.`,
    ],
    [
      'it',
      'event.OutageCredited',
      { from: '2021-09-08T12:00:00.000Z', until: '2021-09-11T12:00:00.000Z' },
      `Il server era fermo da mercoledì 8 set 2021, ${noon} a sabato 11 set 2021, ${noon}. Gli orologi e i tempi per rivelare che correvano allora si allungano di altrettanto.`,
    ],
    [
      'de',
      'event.PauseShortened',
      { resumesAt: '2021-09-08T12:00:00.000Z' },
      `Die Spieler haben die Pause verkürzt. Sie endet am Mittwoch, 8. Sept. 2021, ${noon}.`,
    ],
  ])('%s %s %j', (language, key, facts, sentence) => {
    expect(TELL[language](key, facts)).toBe(sentence);
  });

  it('have no article in Italian, which would change before 8 and 11', () => {
    const article =
      /\b(?:il|al|dal|del|nel|sul) \{(?:\w+(?:At|Until)|until|since|from|now|latest)\}/i;
    expect(matching('it', article)).toEqual([]);
  });
});

describe('the words of players', () => {
  const ended = { number: 1, fined: [], pegs: [] };
  const trade = { to: 'Bea', gives: [], gets: [], counters: false };
  it.each<Sentence>([
    [
      'de',
      'event.GameEnded',
      { ...ended, campione: 'none' },
      'Spiel 1 ist zu Ende. Die Fine findet nichts. Campione ist none.',
    ],
    [
      'de',
      'event.GameEnded',
      { ...ended, campione: null },
      'Spiel 1 ist zu Ende. Die Fine findet nichts. Niemand ist Campione.',
    ],
    [
      'it',
      'event.WarDrawn',
      { table: 1, one: 'Ada', oneCard: 'A', other: 'none', otherCard: 'B', winner: 'none' },
      'Guerra al tavolo 1: Ada pesca A, none pesca B. Vince none.',
    ],
    [
      'de',
      'event.Said',
      { player: 'Ada', channel: null, message: '2021-09-08T12:00:00Z' },
      'Ada: „2021-09-08T12:00:00Z“',
    ],
    [
      'de',
      'event.TradeOffered',
      { ...trade, from: '2021-09-08T12:00:00Z' },
      '2021-09-08T12:00:00Z bietet Bea einen Tausch an: nichts gegen nichts.',
    ],
    [
      'de',
      'event.OfficeResigned',
      { player: 'Ada', office: 'KEEPER_OF_DUCKS' },
      'Ada gibt dieses Amt ab: KEEPER_OF_DUCKS.',
    ],
    [
      'de',
      'refusal.NAME_TAKEN',
      { name: '2021-09-08T12:00:00Z' },
      'Der Name 2021-09-08T12:00:00Z, oder einer, der genauso aussieht, ist in dieser Saison vergeben.',
    ],
  ])('stay as they are: %s %s %j', (language, key, facts, sentence) => {
    expect(TELL[language](key, facts)).toBe(sentence);
  });

  it('and their genders are not told in Italian', () => {
    const gendered =
      /\bsei (?:già |appena )?\p{L}+(?:ato|uto|ito)\b|\{\w+\} (?:se n’è andat|è (?:il|lo)\b|non è più \p{L}+[ai]t[oa]\b)/iu;
    expect(matching('it', gendered)).toEqual([]);
  });
});

describe('codes of pages', () => {
  const rights = { asked: ['HOST'], allowed: ['READ', 'PLAY'] };
  it.each<Sentence>([
    [
      'de',
      'refusal.SCOPE_EXCEEDED',
      rights,
      'Ein Token kann nicht mehr Rechte geben, als es selbst hat. Dieses hat nur: Lesen und Spielen.',
    ],
    [
      'it',
      'refusal.SCOPE_EXCEEDED',
      rights,
      'Un token non può dare più permessi di quelli che ha. Questo ha solo: Leggere e Giocare.',
    ],
    [
      'it',
      'refusal.SCOPE_EXCEEDED',
      { ...rights, allowed: [] },
      'Un token non può dare più permessi di quelli che ha. Questo non ne ha.',
    ],
    ['de', 'refusal.MALFORMED', { field: 'name' }, 'Der Name ist so nicht erlaubt.'],
    ['de', 'refusal.MALFORMED', { field: '/bids/0' }, 'Diese Eingabe ist so nicht erlaubt.'],
    ['it', 'refusal.MALFORMED', { field: 'description' }, 'La descrizione non va bene così.'],
    ['it', 'refusal.MALFORMED', { field: '/bids/0' }, 'Questo dato non va bene così.'],
  ])('are in words: %s %s %j', (language, key, facts, sentence) => {
    expect(TELL[language](key, facts)).toBe(sentence);
  });
});
