/** Refusals by a condition say the condition and its numbers, and call things by their titles. */
import { DYNASTY_SENTENCES, refusalOf as refusalInDynasty } from '../../../src/dynasty';
import type { DynastyCommand } from '../../../src/dynasty';
import type { JsonObject } from '../../../src/kernel';
import { ROUND_SENTENCES } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import type { Action, Office, TrackedValue } from '../../../src/rulesets';
import { account, rules, TestDynasty } from '../../dynasty/harness';
import { tableOfTwo } from '../../dynasty/tables';
import { EDITION, NEXT_SUNDAY, TestRound } from '../../round/harness';
import { HONOUR, PRAY } from '../../support/custom-mechanics';
import { codesOf, renamed } from '../renamed';

const PEGS: TrackedValue = {
  ...{ value: 'PEGS_IN_THE_POT', title: 'Pegs in *the* pot', of: 'SEASON', secret: false },
  ...{ type: 'NUMBER', setBy: [], start: 2, least: 0, most: 10 },
};
const honour = { name: 'value:HONOUR' };
const rewarding = (
  action: string,
  title: string,
): Pick<Action, 'action' | 'title' | 'effects'> => ({
  ...{ action, title },
  effects: [{ type: 'ADD', value: 'PEGS_IN_THE_POT', by: 1 }],
});
const free = { limit: null, cost: [] };
const TAX_BACK: Action = {
  ...rewarding('TAX_BACK', 'Take the tax back'),
  ...{ limit: { times: 1, per: 'DAY' }, cost: [] },
};
const BOW: Action = {
  ...{ ...rewarding('BOW', 'Bow'), ...free },
  when: { holds: { op: 'AT_LEAST', of: [honour, 3] } },
};
const GREET: Action = {
  ...{ ...rewarding('GREET', 'Greet somebody'), ...free, target: 'PLAYER' },
  when: { holds: { op: 'AT_LEAST', of: [{ name: 'value:PEGS_IN_THE_POT' }, 5] } },
};
const RULE: Action = {
  ...{ ...rewarding('RULE', 'Rule'), ...free },
  who: { type: 'WHOEVER', holds: { op: 'MORE', of: [honour, 1] } },
};
const KNIGHTING: Action = {
  ...rewarding('KNIGHTING', 'Knighting'),
  ...{ limit: null, who: { type: 'OFFICE', offices: ['TREASURER'] }, cost: [] },
};
const TREASURER: Office = {
  ...{ office: 'TREASURER', title: 'Keeper of the Pot', termDays: null },
  filledBy: { type: 'HOST' },
};
const MECHANICS = {
  trackedValues: [HONOUR, PEGS],
  actions: [TAX_BACK, BOW, GREET, RULE, KNIGHTING, PRAY],
  offices: [TREASURER],
};

type Asked = Extract<RoundCommand & DynastyCommand, { readonly type: string }>;
type Told = { readonly code: string; readonly facts: JsonObject; readonly sentence: string } | null;
type Season = { readonly ask: (command: object) => Told };

const told = (
  refusal: { readonly code: string; readonly facts: object } | null,
  sentences: object,
): Told => {
  if (refusal === null) return null;
  const { code } = refusal;
  const facts = refusal.facts as JsonObject;
  return {
    code,
    facts,
    sentence: (sentences as Record<string, (f: object) => string>)[code]!(facts),
  };
};

const SEASONS: readonly (readonly [string, string, () => Season])[] = [
  [
    'a round',
    'Chip',
    () => {
      const round = TestRound.open({
        document: { ...EDITION, ...MECHANICS, actions: priced('CHIP') },
      });
      round.join('ann', 'bob');
      round.advanceTo(NEXT_SUNDAY);
      return { ask: (command) => told(round.ask('ann', command as Asked), ROUND_SENTENCES) };
    },
  ],
  [
    'a dynasty',
    'Peg',
    () => {
      const dynasty = TestDynasty.open({
        document: { ...rules(), ...MECHANICS, actions: priced('PEG') },
      });
      dynasty.join('ann', 'bob');
      return { ask: (command) => told(dynasty.ask('ann', command as Asked), DYNASTY_SENTENCES) };
    },
  ],
];
/** One action more, which costs more of the item than anybody has. */
const priced = (item: string): Action[] => [
  ...MECHANICS.actions,
  {
    ...rewarding('TICKET', 'Buy a ticket'),
    ...{ limit: null, cost: [{ item: item as never, quantity: 7_000 }] },
  },
];
const take = (action: string, playerId: string | null = null) => ({
  ...{ type: 'TakeAction', action, playerId },
});

describe.each(SEASONS)('a refused action of %s', (_game, item, open) => {
  it.each([
    [
      'BOW',
      'ACTION_NOT_NOW',
      'The rules allow the action “Bow” only if Honour is at least 3; Honour is 0.',
      { condition: 'Honour is at least 3', values: [{ title: 'Honour', value: 0 }] },
    ],
    [
      'RULE',
      'ACTION_NOT_YOURS',
      'The rules let you take the action “Rule” only if Honour is more than 1; Honour is 0.',
      { condition: 'Honour is more than 1', values: [{ title: 'Honour', value: 0 }] },
    ],
    [
      'KNIGHTING',
      'ACTION_NOT_YOURS',
      'The rules do not let you take the action “Knighting”.',
      { action: 'KNIGHTING' },
    ],
  ])('%s says why', (action, code, sentence, facts) => {
    expect(open().ask(take(action))).toMatchObject({ code, sentence, facts });
  });

  it('says the condition of a title with signs, with and without a target', () => {
    const sentence =
      'The rules allow the action “Greet somebody” only if Pegs in *the* pot is at least 5; Pegs in *the* pot is 2.';
    const values = [{ title: 'Pegs in *the* pot', value: 2 }];
    expect(open().ask(take('GREET', 'p2'))).toMatchObject({ sentence, facts: { values } });
  });

  it('says the number of uses in words, and the title', () => {
    const season = open();
    season.ask(take('TAX_BACK'));
    expect(season.ask(take('TAX_BACK'))).toMatchObject({
      code: 'ACTION_USED_UP',
      sentence: 'You have taken the action “Take the tax back” once, as often as the rules allow.',
      facts: { action: 'TAX_BACK', titles: { action: 'Take the tax back' } },
    });
  });

  it('says what it costs and what its player has', () => {
    expect(open().ask(take('TICKET'))?.sentence).toMatch(
      new RegExp(
        `^You cannot pay for the action “Buy a ticket”: it costs 7000 ${item}s, and you have \\d+\\.$`,
      ),
    );
  });

  it('of offices has their titles', () => {
    const vote = { type: 'VoteForOffice', office: 'TREASURER', playerId: 'p1' };
    expect(open().ask(vote)?.sentence).toBe(
      '“Keeper of the Pot” is not filled in that way: the host appoints its holder.',
    );
  });
});

it('an option that no target allows has the condition that all targets share', () => {
  const dynasty = TestDynasty.open({ document: { ...rules(), ...MECHANICS } });
  dynasty.join('ann', 'bob', 'cid');
  const known = { type: 'TakeAction', action: 'GREET' } as const;
  expect(refusalInDynasty(dynasty.state, account('ann'), dynasty.now, known)).toMatchObject({
    code: 'ACTION_NOT_NOW',
    facts: { condition: 'Pegs in *the* pot is at least 5' },
  });
});

it('the refusals and events of a game of a dynasty call tricks and masks by their titles', () => {
  const document = renamed({ ...rules(), ...MECHANICS });
  const codes = codesOf(document);
  const { dynasty, first, second } = tableOfTwo({ opening: { document }, mask: 'REALI' });
  const gameId = 'g1' as const;
  const sentences = [
    { type: 'UseReali', gameId, trick: 'TORO' },
    { type: 'PlayCard', gameId, card: { rank: 'KING', suit: 'CUPS' }, claim: 0 },
    { type: 'SubmitProposal', class: null, title: 'A', text: '', effects: [] },
    ...[take('BOW'), take('TAX_BACK'), take('TAX_BACK'), take('GREET', 'p2')],
    { type: 'SetValue', value: 'HONOUR', playerId: 'p1', card: null, to: 99 },
  ].flatMap((command) =>
    [first, second].map(
      (who) => told(dynasty.ask(who, command as DynastyCommand), DYNASTY_SENTENCES)?.sentence ?? '',
    ),
  );
  expect(sentences.filter((sentence) => codes.test(sentence))).toEqual([]);
});
