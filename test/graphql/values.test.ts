import { HONOUR, MOTTO, OATH, POT, PRAY } from '../support/custom-mechanics';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo, joined } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let other: string;
beforeAll(async () => {
  api = await openApi();
  host = await api.signUp('host');
  other = await api.signUp('other');
});
afterAll(() => api.close());

const ROUND = `mutation { createRound(input: { name: "Round", rehearsal: true, steward: false,
  ruleset: [{ op: "replace", path: "/membership/reputableAfterDays", value: 0 }] startsAt: "2021-08-22T00:00:00Z" }) { season { id } } }`;
const DYNASTY = `mutation { createDynasty(input: { name: "Dynasty", rehearsal: true,
  startsAt: "2021-08-22T00:00:00Z" }) { season { id } } }`;
const SUBMIT = `mutation ($input: SubmitProposalInput!) {
  submitProposal(input: $input) {
    refusal { code message }
    proposal { id effects { ... on SetValueEffect { value whose { name } ofCard { name } to } } }
  }
}`;
const VOTE = `mutation ($id: ID!, $proposalId: ID!) {
  castVote(input: { seasonId: $id, proposalId: $proposalId, vote: FOR }) { refusal { code } }
}`;
const SET = `mutation ($input: SetValueInput!) {
  setValue(input: $input) { refusal { code rule } player { name } }
}`;
const LOOK = `query ($id: ID!) {
  season(id: $id) {
    trackedValues { code title of type secret start least most longest value cards { value } }
    players { nodes { name values { tracked { code } value seen } } }
    viewer { options { mutation input needs } }
    journal(types: [ValueSet]) {
      nodes { text ... on ValueSet { value whose { name } ofCard { name } now byProposal { title } } }
    }
  }
}`;

const LOOK_AT_ACTIONS = `query ($id: ID!, $atSeq: Int) {
  season(id: $id, atSeq: $atSeq) { seq playerActions { code title text refusal { code rule } } }
}`;
const TAKE = `mutation ($id: ID!) {
  takeAction(input: { seasonId: $id, action: "PRAY" }) { refusal { code } }
}`;

const valuesOf = (season: Answer, who: string) =>
  Object.fromEntries(
    season.players.nodes
      .find(({ name }) => textOf(name) === who)!
      .values.map((each) => [textOf(each.tracked.code), [each.value, each.seen]]),
  );

it.each([
  ['a round', ROUND, 'createRound'],
  ['a dynasty', DYNASTY, 'createDynasty'],
] as const)(
  'values are adopted in %s, set, and seen by whom they concern [Z1]',
  async (_kind, create, made) => {
    const id = textOf((await api.data(create, {}, host))[made].season.id);
    const own = await joined(api, id, host);
    await joined(api, id, other);
    const value = [MOTTO, OATH, POT];
    const { refusal, proposal } = (
      await api.data(
        SUBMIT,
        {
          input: {
            ...{ seasonId: id, title: 'Account', class: _kind === 'a round' ? 'URGENT' : null },
            effects: [
              { amendRuleset: [{ op: 'add', path: '/trackedValues', value }] },
              { setValue: { value: 'POT', to: 5 } },
            ],
          },
        },
        host,
      )
    ).submitProposal;
    expect(refusal).toBeNull();
    expect(proposal.effects[1]).toEqual({ value: 'POT', whose: null, ofCard: null, to: 5 });
    for (const who of [host, other]) await api.data(VOTE, { id, proposalId: proposal.id }, who);
    await clockTo(api, host, id, '2021-08-26T00:00:00Z');

    const set = async (input: object, who = host) =>
      (await api.data(SET, { input: { seasonId: id, ...input } }, who)).setValue;
    expect(await set({ value: 'OATH', playerId: own, to: true })).toMatchObject({
      refusal: null,
      player: { name: 'host' },
    });
    expect((await set({ value: 'MOTTO', playerId: own, to: 'Quack' })).refusal).toBeNull();
    expect((await set({ value: 'OATH', playerId: own, to: true }, other)).refusal).toEqual({
      code: 'VALUE_SECRET',
      rule: 'tracked-values',
    });
    expect((await set({ value: 'POT', to: 8 }, other)).refusal).toBeNull();

    const mine = (await api.data(LOOK, { id }, host)).season;
    expect(mine.trackedValues.map((each) => [each.code, each.value])).toEqual([
      ['MOTTO', null],
      ['OATH', null],
      ['POT', 8],
    ]);
    expect(valuesOf(mine, 'host')).toEqual({ MOTTO: ['Quack', 'Quack'], OATH: [null, true] });
    expect(valuesOf(mine, 'other')).toEqual({ MOTTO: ['', ''], OATH: [null, null] });
    const theirs = (await api.data(LOOK, { id }, other)).season;
    expect(valuesOf(theirs, 'host')['OATH']).toEqual([null, null]);
    expect(valuesOf(theirs, 'other')['OATH']).toEqual([null, false]);
    expect(mine.journal.nodes).toContainEqual({
      ...{ text: 'Pot is now 5.', value: 'POT', whose: null, ofCard: null, now: 5 },
      byProposal: { title: 'Account' },
    });
    expect(mine.journal.nodes).toContainEqual({
      ...{ text: 'Oath of host was set in secret.', value: 'OATH', whose: { name: 'host' } },
      ...{ ofCard: null, now: null, byProposal: null },
    });
  },
);

it('what is to be set is a number, a text or a flag', async () => {
  const id = textOf((await api.data(ROUND, {}, host)).createRound.season.id);
  const answer = await api.ask(SET, { input: { seasonId: id, value: 'POT', to: [1] } }, host);
  expect(JSON.stringify(answer)).toContain('BAD_USER_INPUT');
});

it.each([
  ['a round', ROUND, 'createRound'],
  ['a dynasty', DYNASTY, 'createDynasty'],
] as const)(
  'the actions of %s are told, and to each why not now [Z2]',
  async (kind, create, made) => {
    const id = textOf((await api.data(create, {}, host))[made].season.id);
    await joined(api, id, host);
    const steps = [
      { op: 'add', path: '/trackedValues', value: [HONOUR, POT] },
      { op: 'add', path: '/actions', value: [PRAY] },
    ];
    const input = { seasonId: id, title: 'Prayer', class: kind === 'a round' ? 'URGENT' : null };
    const effects = [{ amendRuleset: steps }];
    const { proposal } = (await api.data(SUBMIT, { input: { ...input, effects } }, host))
      .submitProposal;
    await api.data(VOTE, { id, proposalId: proposal.id }, host);
    await clockTo(api, host, id, '2021-08-26T00:00:00Z');
    const look = async (who?: string) =>
      (await api.data(LOOK_AT_ACTIONS, { id }, who)).season.playerActions;
    const text =
      '**Pray**: Honour of the player is increased by 1 and Pot is increased by 2 × Honour. At most once a day.';
    const pray = { code: 'PRAY', title: 'Pray', text };
    expect(await look(host)).toEqual([{ ...pray, refusal: null }]);
    expect((await api.data(TAKE, { id }, host)).takeAction.refusal).toBeNull();
    expect(await look(host)).toEqual([
      { ...pray, refusal: { code: 'ACTION_USED_UP', rule: 'player-actions' } },
    ]);
    expect(await look(other)).toEqual([
      { ...pray, refusal: { code: 'NOT_A_PLAYER', rule: 'players' } },
    ]);
    expect(await look()).toEqual([{ ...pray, refusal: null }]);
    const { seq } = (await api.data(LOOK_AT_ACTIONS, { id }, host)).season;
    await joined(api, id, other);
    const then = (await api.data(LOOK_AT_ACTIONS, { id, atSeq: seq }, host)).season.playerActions;
    expect(then).toEqual([{ ...pray, refusal: null }]);
  },
);
