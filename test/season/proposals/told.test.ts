/** Each player hears what a vote, an office or an action did to them, once, with amount and cause [AK10]. */
import * as inDynasty from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import type { ItemCode } from '../../../src/kernel';
import * as inRound from '../../../src/round';
import type { ProposalEffect, RoundEvent } from '../../../src/round';
import type { Action, TrackedValue } from '../../../src/rulesets';
import { rules, TestDynasty } from '../../dynasty/harness';
import { adopted as adoptedInDynasty } from '../../dynasty/proposals/proposing';
import { grantTo } from '../../round/given';
import { EDITION, NEXT_SUNDAY, TestRound } from '../../round/harness';
import { proposal, vote } from '../../round/proposals/proposal-commands';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const [ann, bob] = [playerId('p1'), playerId('p2')];
const TRUNG = 'TRUNG' as ItemCode;
const HONOUR: TrackedValue = {
  ...{ value: 'HONOUR', title: 'Honour', of: 'PLAYER', type: 'NUMBER', start: 0 },
  ...{ least: 0, most: 100, secret: false, setBy: [{ type: 'ANY_PLAYER' }] },
};
const TITHE: Action = {
  ...{ action: 'TITHE', title: 'Tithe', target: 'PLAYER', limit: null, cost: [] },
  effects: [{ type: 'MOVE', from: 'TARGET', to: 'ACTOR', item: TRUNG, quantity: 2 }],
};

function round(): TestRound {
  const document = { ...EDITION, trackedValues: [HONOUR], actions: [TITHE] };
  const game = TestRound.open({ rehearsal: true, document });
  game.join(...NAMES);
  game.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  grantTo(game, ann, { TRUNG: 5 });
  return game;
}

/** Eve proposes, and three vote for it. Returns the events of the adoption. */
function adopt(game: TestRound, ...effects: readonly ProposalEffect[]): readonly RoundEvent[] {
  const [made] = game.do('eve', proposal({ class: 'URGENT', effects }));
  if (made?.type !== 'ProposalSubmitted') throw new Error('nothing was submitted');
  for (const who of ['ann', 'bob', 'cid']) vote(game, who, made.proposalId, 'FOR');
  return game.do('host', { type: 'AdvanceClock', toMs: made.closesAtMs });
}

/** The notices of the events: for each, the recipient, the kind of notice and the text. */
function told(game: TestRound, events: readonly RoundEvent[]) {
  return events.flatMap((event) =>
    inRound
      .recipientsOf(game.state, event)
      .filter(({ kind }) => ['PROPOSAL_DECIDED', 'RECEIVED', 'RULES_CHANGED'].includes(kind))
      .map(({ accountId, kind }) => [accountId, kind, inRound.eventText(game.state, event)]),
  );
}

describe('in a round', () => {
  it('each who gains or loses by a vote, with the amounts, and the author', () => {
    const game = round();
    const events = adopt(game, {
      ...{ type: 'MOVE_ITEMS', from: inRound.ownerOf(ann), to: inRound.ownerOf(bob) },
      items: [{ item: TRUNG, quantity: 2 }],
    });
    const text =
      'Proposal 1, “More lots”, was adopted by 3 to 0 votes: ann lost 2 Trungs, bob gained 2 Trungs.';
    expect(told(game, events)).toEqual([
      ['eve', 'PROPOSAL_DECIDED', text],
      ['ann', 'RECEIVED', text],
      ['bob', 'RECEIVED', text],
    ]);
  });

  it('everybody of new rules, and each once', () => {
    const game = round();
    const events = adopt(
      game,
      { type: 'AMEND_RULESET', patch: [{ op: 'replace', path: '/title', value: 'Ours' }] },
      { type: 'TAKE_ITEMS', playerId: ann, items: [{ item: TRUNG, quantity: 1 }] },
    );
    expect(told(game, events).map(([who, kind]) => [who, kind])).toEqual([
      ['eve', 'PROPOSAL_DECIDED'],
      ['ann', 'RECEIVED'],
      ...['bob', 'cid', 'dot'].map((who) => [who, 'RULES_CHANGED']),
    ]);
  });

  it('whose value a vote or another player sets, and nobody of the own', () => {
    const game = round();
    const set = { type: 'SET_VALUE', value: 'HONOUR', card: null, to: 7 } as const;
    expect(told(game, adopt(game, { ...set, playerId: bob }))).toContainEqual([
      ...['bob', 'RECEIVED', 'Honour of bob is now 7.'],
    ]);
    const command = { ...set, type: 'SetValue', playerId: bob, to: 5 } as const;
    expect(told(game, game.do('ann', command))).toEqual([
      ['bob', 'RECEIVED', 'Honour of bob is now 5.'],
    ]);
    expect(told(game, game.do('bob', { ...command, to: 6 }))).toEqual([]);
  });

  it('who pays by another’s action, how much', () => {
    const game = round();
    const taken = game.do('bob', { type: 'TakeAction', action: 'TITHE', playerId: ann });
    expect(told(game, taken)).toEqual([
      [
        'ann',
        'RECEIVED',
        'bob took the action “Tithe” on ann: ann lost 2 Trungs, bob gained 2 Trungs.',
      ],
    ]);
  });

  it('nobody but the author, where the effects failed', () => {
    const game = round();
    const items = [{ item: TRUNG, quantity: 9 }];
    const events = adopt(game, { type: 'TAKE_ITEMS', playerId: ann, items });
    expect(told(game, events).map(([who]) => who)).toEqual(['eve']);
  });
});

it('in a dynasty, pegs, Magistrelli and masks, and new rules', () => {
  const game = TestDynasty.open({ document: rules() });
  game.join(...NAMES);
  const effects: DynastyEffect[] = [
    { type: 'GIVE_ITEMS', playerId: bob, items: [{ item: 'PEG' as never, quantity: 3 }] },
    { type: 'CORRECT_MAGISTRELLI', playerId: playerId('p3'), magistrelli: 12 },
    { type: 'AMEND_RULESET', patch: [{ op: 'replace', path: '/title', value: 'Ours' }] },
  ];
  const events = adoptedInDynasty(game, ...effects);
  const notices = events.flatMap((event) =>
    inDynasty.recipientsOf(game.state, event).map(({ accountId, kind }) => [accountId, kind]),
  );
  expect(notices).toEqual([
    ['ann', 'PROPOSAL_DECIDED'],
    ['bob', 'RECEIVED'],
    ['cid', 'RECEIVED'],
    ['dot', 'RULES_CHANGED'],
    ['eve', 'RULES_CHANGED'],
  ]);
  const texts = events.map((event) => inDynasty.eventText(game.state, event)).join(' ');
  expect(texts).toContain('bob gained 3 pegs, Magistrelli of cid are now 12.');
});
