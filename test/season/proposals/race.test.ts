/** One amendment never silently replaces what another made [AK9]. */
import {
  previewEffects as previewInDynasty,
  rulesetOf as rulesetInDynasty,
} from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { previewEffects, rulesetOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import type { TrackedValue } from '../../../src/rulesets';
import { submitted as submittedInDynasty } from '../../dynasty/proposals/proposing';
import { rules, TestDynasty } from '../../dynasty/harness';
import { EDITION, NEXT_SUNDAY, TestRound } from '../../round/harness';
import { submitted, vote } from '../../round/proposals/proposal-commands';

const tracked = (title: string): TrackedValue => ({
  ...{ value: title.toUpperCase(), title, of: 'PLAYER', type: 'NUMBER', start: 0 },
  ...{ least: 0, most: 100, secret: false, setBy: [{ type: 'ANY_PLAYER' }] },
});
const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const patchOf = (...patch: readonly object[]) => ({ type: 'AMEND_RULESET', patch });
const add = (path: string, value: unknown) => patchOf({ op: 'add', path, value });
const replace = (path: string, value: unknown) => patchOf({ op: 'replace', path, value });

function round() {
  const game = TestRound.open({ rehearsal: true, document: EDITION });
  game.join(...NAMES);
  game.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  const ask = (effect: object) =>
    game.ask('ann', {
      ...{ type: 'SubmitProposal', class: 'URGENT', title: 'More', text: 'More.' },
      effects: [effect as ProposalEffect],
    });
  const propose = (effect: object) =>
    submitted(game, 'ann', { class: 'URGENT', effects: [effect as ProposalEffect] }).id;
  const adopt = (id: ReturnType<typeof propose>) => {
    const { closesAtMs, status } = game.state.need('proposals', id);
    if (status !== 'OPEN') return game.state.need('proposals', id);
    for (const who of ['ann', 'bob', 'cid']) vote(game, who, id, 'FOR');
    if (game.now < closesAtMs) game.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
    return game.state.need('proposals', id);
  };
  const preview = (effect: object) =>
    previewEffects(game.state, game.now, [effect as ProposalEffect]);
  return { ask, propose, adopt, preview, document: () => rulesetOf(game.state) };
}

function dynasty() {
  const game = TestDynasty.open({ document: rules() });
  game.join(...NAMES);
  const ask = (effect: object) =>
    game.ask('ann', {
      ...{ type: 'SubmitProposal', class: null, title: 'More', text: 'More.' },
      effects: [effect as DynastyEffect],
    });
  const propose = (effect: object) => submittedInDynasty(game, [effect as DynastyEffect]).id;
  const adopt = (id: ReturnType<typeof propose>) => {
    for (const who of ['ann', 'bob', 'cid']) {
      game.do(who, { type: 'CastVote', proposalId: id, vote: 'FOR' });
    }
    return game.state.need('proposals', id);
  };
  const preview = (effect: object) =>
    previewInDynasty(game.state, game.now, [effect as DynastyEffect]);
  return { ask, propose, adopt, preview, document: () => rulesetInDynasty(game.state) };
}

describe.each([
  ['a round', round],
  ['a dynasty', dynasty],
] as const)('two amendments of %s', (_game, open) => {
  const HONOUR = tracked('Honour');
  const SHAME = tracked('Shame');
  const codes = (game: ReturnType<typeof open>) =>
    (game.document().trackedValues ?? []).map(({ value }) => value);

  it('both make a value in a document without any, by the end of the list', () => {
    const game = open();
    expect(game.document()).not.toHaveProperty('trackedValues');
    for (const value of [HONOUR, SHAME]) {
      expect(game.adopt(game.propose(add('/trackedValues/-', value))).failure).toBeNull();
    }
    expect(codes(game)).toEqual(['HONOUR', 'SHAME']);
  });

  it('do not replace a list by adding one: refused with the place and the form', () => {
    const game = open();
    game.adopt(game.propose(add('/trackedValues', [HONOUR])));
    const problem = {
      path: '/trackedValues',
      operation: 0,
      message: expect.stringContaining(
        'expected to keep Honour: put an entry in with /trackedValues/-',
      ) as unknown,
    };
    expect(game.ask(add('/trackedValues', [SHAME]))).toMatchObject({
      ...{ code: 'RULESET_REFUSED', facts: { effect: 0, problems: [problem] } },
    });
    expect(game.ask(add('/trackedValues', [HONOUR, SHAME]))).toBeNull();
  });

  it('do not replace a list that was made since they were proposed', () => {
    const game = open();
    const first = game.propose(add('/trackedValues', [HONOUR]));
    const second = game.propose(add('/trackedValues', [SHAME]));
    expect(game.adopt(first).failure).toBeNull();
    expect(game.adopt(second)).toMatchObject({
      failure: {
        refusal: {
          code: 'RULESET_REFUSED',
          facts: {
            problems: [{ message: expect.stringContaining('Honour is there now') as unknown }],
          },
        },
      },
    });
    expect(codes(game)).toEqual(['HONOUR']);
  });

  it('do not drop a member of an object that they do not name', () => {
    const game = open();
    game.adopt(game.propose(add('/hosting', { awayDays: 3, powers: [] })));
    expect(game.ask(add('/hosting', { powers: [] }))).toMatchObject({
      facts: { problems: [{ message: expect.stringContaining('/hosting/awayDays') as unknown }] },
    });
  });

  it('say what goes by a replacement', () => {
    const game = open();
    game.adopt(game.propose(add('/trackedValues/-', HONOUR)));
    expect(game.preview(replace('/trackedValues', [SHAME]))).toMatchObject({
      events: expect.arrayContaining(['Gone from the rules: Honour (/trackedValues).']) as unknown,
    });
    expect(game.adopt(game.propose(replace('/trackedValues', [SHAME]))).failure).toBeNull();
    expect(codes(game)).toEqual(['SHAME']);
  });
});
