/** Votes on winning, judging and masks, and their effects in force [L4, X8–X10, V15, V16, V23]. */
import { add, amend } from '../api/nomic';
import type { Nomic } from '../api/nomic';
import { HONOUR, thirds } from '../support/custom-mechanics';
import { textOf } from '../support/in-process-api';
import { BOTH, openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const wins = (event: 'RoundWon' | 'DynastyWon'): string => `status winner { name }
  journal(last: 9, types: [${event}]) { nodes { text ... on ${event} { winners { name } } } }`;

describe.each(BOTH)('a season of %s', (game) => {
  it('is won by all who meet a condition at once, where they share it [X9, V23]', async () => {
    const season = await nomics.open(game);
    const honoured = { op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 1] };
    const victory = { conditions: [honoured], meet: 'ANY', tie: 'SHARED' };
    await season.adopts(
      'Honour wins',
      amend(
        add('/trackedValues', [HONOUR]),
        { op: 'add', path: '/victory', value: game === 'a round' ? null : [] },
        add('/victoryConditions', victory),
      ),
    );
    expect(await season.season('status')).toEqual({ status: 'RUNNING' });
    await season.decided(
      'Both',
      ...(['bob', 'cyd'] as const).map((name) => ({
        setValue: { value: 'HONOUR', playerId: season.players[name], to: 1 },
      })),
    );
    const event = game === 'a round' ? 'RoundWon' : 'DynastyWon';
    const { status, winner, journal } = await season.season(wins(event));
    expect([status, winner]).toEqual(['ENDED', { name: 'bob' }]);
    expect(journal.nodes).toMatchObject([{ winners: [{ name: 'bob' }, { name: 'cyd' }] }]);
    expect(textOf(journal.nodes[0]!.text)).toMatch(/^bob and cyd won the /);
    if (game === 'a dynasty') {
      expect(await season.season('... on Dynasty { winners { name } }')).toEqual({
        winners: [{ name: 'bob' }, { name: 'cyd' }],
      });
    }
  });

  it('is won by whom a vote declares the victor, after its other effects [X10]', async () => {
    const season = await nomics.open(game);
    const { bob, cyd } = season.players;
    const item = game === 'a round' ? 'GOLD_STAR' : 'PEG';
    const items = [{ item, quantity: 1 }];
    await season.decided('Bob', { declareVictor: bob }, { giveItems: { playerId: bob, items } });
    expect(await season.season('status winner { name }')).toEqual({
      ...{ status: 'ENDED', winner: { name: 'bob' } },
    });
    const held = await season.season('players { nodes { name holdings { item quantity } } }');
    const bobs = held.players.nodes.find(({ name }) => textOf(name) === 'bob');
    expect(bobs?.holdings).toContainEqual({ item, quantity: 1 });
    const late = {
      ...{ class: game === 'a round' ? 'URGENT' : null, title: 'Cyd' },
      effects: [{ declareVictor: cyd }],
    };
    const { code } = await season.isRefused('ann', 'submitProposal', late);
    expect(code).toBe(game === 'a round' ? 'ROUND_OVER' : 'DYNASTY_OVER');
  });
});

it('two judge a round where a vote has made two seats [X8]', async () => {
  const round = await nomics.open('a round');
  await round.amends('/judge/seats', 2);
  for (const name of ['ann', 'bob'] as const) {
    await round.does('host', 'appointJudge', { playerId: round.players[name] });
  }
  const third = { playerId: round.players.cyd };
  expect((await round.isRefused('host', 'appointJudge', third)).code).toBe('CHAIR_TAKEN');
  const { judge } = await round.season(
    '... on Round { judge { seats sitting { player { name } } } }',
  );
  expect(judge).toEqual({
    seats: 2,
    sitting: [{ player: { name: 'ann' } }, { player: { name: 'bob' } }],
  });
  const question = { kind: 'QUESTION', text: 'May I?' };
  const { request } = await round.does('ann', 'requestJustice', question, 'request { id }');
  const ruling = { requestId: request.id, text: 'You may.', sections: ['judge'] };
  expect((await round.isRefused('ann', 'issueRuling', ruling)).code).toBe('OWN_REQUEST');
  const made = await round.does('bob', 'issueRuling', ruling, 'ruling { sections { anchor } }');
  expect(made.ruling).toEqual({ sections: [{ anchor: 'judge' }] });
});

it('a proposal says what adopts it by the rules of its class [AC1, AC2]', async () => {
  const dynasty = await nomics.open('a dynasty');
  const popularity = { test: 'QUORUM', minimumVotes: 2, oldestFirst: true, quorum: thirds(3) };
  const formula = { test: 'FORMULA', formula: thirds(2), settles: true };
  const put = (at: number, value: object): object => ({
    ...{ op: 'replace', path: `/proposals/classes/${at}/popularity`, value },
  });
  await dynasty.adopts('Thirds', amend(put(0, popularity), put(1, formula)));
  const said: unknown[] = [];
  for (const code of ['STANDARD', 'CALL_FOR_JUDGEMENT']) {
    const { proposal } = await dynasty.does(
      ...(['ann', 'submitProposal', { class: code, title: 'Words', text: 'Words.' }] as const),
      'proposal { popularity { test minimumVotes quorum formula settles } }',
    );
    said.push(proposal.popularity);
  }
  const words = (of: number): string => `the votes for it × 3 is at least the players × ${of}`;
  expect(said).toMatchObject([
    { test: 'QUORUM', minimumVotes: 2, quorum: words(3), formula: null, settles: null },
    { test: 'FORMULA', quorum: null, formula: words(2), settles: true },
  ]);
});

it('Moda and masks are what a vote says, and told [V15, V16]', async () => {
  const dynasty = await nomics.open('a dynasty');
  await dynasty.adopts(
    'In fashion',
    { correctModa: { mask: 'SUCCO', moda: 9 } },
    { changeMask: { playerId: dynasty.players.bob, mask: 'SUCCO' } },
  );
  const season = await dynasty.season(
    '... on Dynasty { masks { mask moda standing } } players { nodes { name mask { mask moda } } }',
  );
  expect(season.masks).toContainEqual({ mask: 'SUCCO', moda: 9, standing: 'RAFFINATO' });
  expect(season.players.nodes).toEqual([
    { name: 'ann', mask: null },
    { name: 'bob', mask: { mask: 'SUCCO', moda: 9 } },
    { name: 'cyd', mask: null },
  ]);
  await dynasty.adopts('Out of it', { changeMask: { playerId: dynasty.players.bob, mask: null } });
  const { players } = await dynasty.season('players { nodes { name mask { mask } } }');
  expect(players.nodes).toContainEqual({ name: 'bob', mask: null });
});

const PREVIEW = `query ($input: PreviewProposalInput!) { previewProposal(input: $input) {
  failure { effect refusal { code } } victor { name }
  transfers { item quantity from { kind } to { kind player { name } } }
  sections { anchor lines { change } } } }`;

it('effects of a dynasty are foretold whole, and nothing is done', async () => {
  const dynasty: Nomic = await nomics.open('a dynasty');
  const { ann, bob } = dynasty.players;
  const pegs = (playerId: unknown, quantity: number): object => ({
    ...{ playerId, items: [{ item: 'PEG', quantity }] },
  });
  const effects = [
    { giveItems: pegs(ann, 4) },
    { takeItems: pegs(ann, 1) },
    { giveItems: pegs(bob, 2) },
    amend({ op: 'replace', path: '/stakes/maximum', value: 5 }),
    { declareVictor: bob },
  ];
  const { seq } = await dynasty.season('seq');
  const input = { seasonId: dynasty.id, effects };
  const { previewProposal: preview } = await nomics.api.data(PREVIEW, { input });
  expect(preview).toMatchObject({ failure: null, victor: { name: 'bob' } });
  expect(preview.transfers).toContainEqual({
    ...{ item: 'PEG', quantity: 2, from: { kind: 'BANK' } },
    to: { kind: 'PLAYER', player: { name: 'bob' } },
  });
  expect(preview.sections.length).toBeGreaterThan(0);
  expect(await dynasty.season('seq ruleset { revision }')).toEqual({
    ...{ seq, ruleset: { revision: 1 } },
  });
  const id = await dynasty.proposed('As foretold', ...effects);
  const { preview: asAdopted } = await dynasty.node(
    'Proposal',
    'preview { transfers { item quantity } victor { name } failure { effect } }',
    id,
  );
  expect(asAdopted).toEqual({
    ...{ victor: { name: 'bob' }, failure: null },
    transfers: preview.transfers.map(({ item, quantity }) => ({ item, quantity })),
  });
  await dynasty.voted(id);
  const done = await dynasty.season('winner { name } status players { nodes { pegs } }');
  expect(done).toEqual({
    ...{ winner: { name: 'bob' }, status: 'ENDED' },
    players: { nodes: [{ pegs: 3 }, { pegs: 2 }, { pegs: 0 }] },
  });
});
