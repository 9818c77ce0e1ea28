import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const REQUEST = `mutation ($input: RequestJusticeInput!) {
  requestJustice(input: $input) {
    refusal { code } request { id number kind words entries sections { anchor } status ruling { id } }
  }
}`;
const RULE = `mutation ($input: IssueRulingInput!) {
  issueRuling(input: $input) {
    refusal { code message rule facts }
    ruling { id number verdict words status judge { name } request { status ruling { number } } }
  }
}`;
const OFFICE = `query ($id: ID!) { season(id: $id) { ... on Round { judge {
  player { name } term { startedAt endedAt ending candidacy { id } }
  terms { totalCount nodes { player { name } ending } }
  candidates { totalCount nodes { player { name } status endorsements endorsers { nodes { name } } } }
  requests(status: OPEN) { totalCount }
  rulings { nodes { number status overturnedBy confidenceVote { status overturning affirming } } }
  removal { judge { name } assents { name } needed }
} } } }`;

type Court = { readonly id: string; readonly annId: string; readonly bobId: string };

/** A rehearsal on Sunday with two players. One of them is the Judge. */
async function court(): Promise<Court> {
  const id = await rehearsal(api, host);
  const [annId, bobId] = [await joined(api, id, ann), await joined(api, id, bob)];
  const appoint = `mutation ($id: ID!, $playerId: ID!) {
    appointJudge(input: { seasonId: $id, playerId: $playerId }) {
      refusal { code } judge { player { name } }
    }
  }`;
  const { appointJudge } = await api.data(appoint, { id, playerId: annId }, host);
  expect(appointJudge).toEqual({ refusal: null, judge: { player: { name: 'ann' } } });
  return { id, annId, bobId };
}
const statement = (id: string): object => ({
  seasonId: id,
  kind: 'STATEMENT',
  text: 'A duck is a card.',
  entries: [1],
  sections: ['cards', 'judge'],
});
const officeOf = async (id: string): Promise<Answer> =>
  (await api.data(OFFICE, { id })).season.judge;

async function ruled(id: string): Promise<string> {
  const asked = (await api.data(REQUEST, { input: statement(id) }, bob)).requestJustice;
  const input = {
    seasonId: id,
    requestId: textOf(asked.request.id),
    verdict: 'FALSE',
    text: 'No deck has it.',
  };
  return textOf((await api.data(RULE, { input }, ann)).issueRuling.ruling.id);
}

describe('the Judge', () => {
  it('is put a statement, with what it is about, and rules on it [Judges]', async () => {
    const { id } = await court();
    const { requestJustice } = await api.data(REQUEST, { input: statement(id) }, bob);
    expect(requestJustice).toMatchObject({
      refusal: null,
      request: {
        number: 1,
        words: 'A duck is a card.',
        entries: [1],
        status: 'OPEN',
        ruling: null,
      },
    });
    const anchors = requestJustice.request.sections.map(({ anchor }) => textOf(anchor));
    expect(anchors).toEqual(['cards', 'judge']);
    const requestId = textOf(requestJustice.request.id);
    const answer = { seasonId: id, requestId, text: 'No deck has it.' };
    const refused = (await api.data(RULE, { input: answer }, ann)).issueRuling;
    expect(refused).toMatchObject({
      refusal: { code: 'VERDICT_NEEDED', rule: 'judge', facts: { requestId } },
      ruling: null,
    });
    const input = { ...answer, verdict: 'FALSE' };
    expect((await api.data(RULE, { input }, bob)).issueRuling.refusal.code).toBe('NOT_THE_JUDGE');
    expect((await api.data(RULE, { input }, ann)).issueRuling.ruling).toMatchObject({
      number: 1,
      verdict: 'FALSE',
      judge: { name: 'ann' },
      request: { status: 'ANSWERED', ruling: { number: 1 } },
    });
  });

  it('is not put what points nowhere', async () => {
    const { id } = await court();
    for (const [field, value] of [
      ['entries', [9999]],
      ['entries', [0]],
      ['entries', [1, 1]],
      ['text', 'x'.repeat(10_001)],
    ] as const) {
      const { errors } = await api.ask(
        REQUEST,
        { input: { ...statement(id), [field]: value } },
        bob,
      );
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
    const input = { ...statement(id), sections: ['nowhere'] };
    const { refusal } = (await api.data(REQUEST, { input }, bob)).requestJustice;
    expect(refusal.code).toBe('SECTION_UNKNOWN');
  });

  it('is overturned by a vote of confidence, counted at its end [I2]', async () => {
    const { id } = await court();
    const rulingId = await ruled(id);
    const call = `mutation ($id: ID!, $rulingId: ID!) {
      callConfidenceVote(input: { seasonId: $id, rulingId: $rulingId }) {
        refusal { code } confidenceVote { id endsAt status overturning }
      }
    }`;
    const { callConfidenceVote } = await api.data(call, { id, rulingId }, bob);
    expect(callConfidenceVote.confidenceVote).toMatchObject({
      endsAt: '2021-08-24T00:00:00.000Z',
      status: 'OPEN',
      overturning: 0,
    });
    const cast = `mutation ($id: ID!, $voteId: ID!) {
      castConfidenceVote(input: { seasonId: $id, confidenceVoteId: $voteId, choice: OVERTURN }) {
        refusal { code facts }
        confidenceVote { overturning ballots { nodes { player { name } choice } } }
      }
    }`;
    const voteId = textOf(callConfidenceVote.confidenceVote.id);
    const submit = jest.spyOn(api.deps.engine, 'submit');
    expect((await api.data(cast, { id, voteId }, bob)).castConfidenceVote.confidenceVote).toEqual({
      overturning: 1,
      ballots: { nodes: [{ player: { name: 'bob' }, choice: 'OVERTURN' }] },
    });
    // Answers are stored with a digest of these fields. With other fields, a repeat would be a new
    // command.
    const command = { type: 'CastConfidenceVote', voteId: 'f1', choice: 'OVERTURN' };
    expect(submit.mock.calls.map(([, sent]) => sent)).toEqual([command]);
    submit.mockRestore();
    await clockTo(api, host, id, '2021-08-24T00:00:00Z');
    const vote = { status: 'OVERTURNED', overturning: 1, affirming: 0 };
    expect((await officeOf(id)).rulings.nodes).toEqual([
      { number: 1, status: 'OVERTURNED', overturnedBy: 'CONFIDENCE', confidenceVote: vote },
    ]);
    const { refusal } = (await api.data(cast, { id, voteId }, ann)).castConfidenceVote;
    expect(refusal).toMatchObject({
      code: 'CONFIDENCE_VOTE_OVER',
      facts: { confidenceVoteId: voteId, endsAt: '2021-08-24T00:00:00.000Z' },
    });
  });

  it('overturns an own ruling, and then owes another [I2]', async () => {
    const { id } = await court();
    const rulingId = await ruled(id);
    const overturn = `mutation ($id: ID!, $rulingId: ID!) {
      overturnRuling(input: { seasonId: $id, rulingId: $rulingId }) {
        refusal { code } ruling { status overturnedBy overturnedAt request { status } }
      }
    }`;
    expect((await api.data(overturn, { id, rulingId }, ann)).overturnRuling.ruling).toEqual({
      status: 'OVERTURNED',
      overturnedBy: 'JUDGE',
      overturnedAt: '2021-08-22T00:00:00.000Z',
      request: { status: 'OPEN' },
    });
    expect((await officeOf(id)).requests.totalCount).toBe(1);
  });

  it('is elected as the week ends [I1], or resigns, or is removed', async () => {
    const { id, annId, bobId } = await court();
    const nominate = `mutation ($id: ID!) {
      nominateForJudge(input: { seasonId: $id, text: "Me." }) { candidacy { id message } }
    }`;
    const { candidacy } = (await api.data(nominate, { id }, bob)).nominateForJudge;
    const endorse = `mutation ($id: ID!, $candidacyId: ID!) {
      endorseCandidate(input: { seasonId: $id, candidacyId: $candidacyId }) { refusal { code } }
      withdrawEndorsement(input: { seasonId: $id, candidacyId: $candidacyId }) { refusal { code } }
      again: endorseCandidate(input: { seasonId: $id, candidacyId: $candidacyId }) {
        candidacy { endorsements }
      }
    }`;
    const endorsed = await api.data(endorse, { id, candidacyId: textOf(candidacy.id) }, ann);
    expect(endorsed).toMatchObject({
      endorseCandidate: { refusal: null },
      withdrawEndorsement: { refusal: null },
      again: { candidacy: { endorsements: 1 } },
    });
    const node = `query ($id: ID!) { node(id: $id) { __typename id } }`;
    expect((await api.data(node, { id: textOf(candidacy.id) })).node.__typename).toBe('Candidacy');
    const assent = `mutation ($id: ID!, $playerId: ID!) {
      assentToJudgeRemoval(input: { seasonId: $id, playerId: $playerId }) {
        refusal { code } judge { removal { judge { name } assents { name } needed } }
      }
    }`;
    const assented = (await api.data(assent, { id, playerId: annId }, bob)).assentToJudgeRemoval;
    expect(assented.judge.removal).toEqual({
      judge: { name: 'ann' },
      assents: [{ name: 'bob' }],
      needed: 2,
    });
    await clockTo(api, host, id, '2021-08-29T00:00:00Z');
    const changed = (await api.data(assent, { id, playerId: annId }, ann)).assentToJudgeRemoval;
    expect(changed.refusal.code).toBe('JUDGE_CHANGED');
    expect(await officeOf(id)).toMatchObject({
      player: { name: 'bob' },
      term: { startedAt: '2021-08-29T00:00:00.000Z', ending: null },
      terms: { totalCount: 2, nodes: [{ ending: 'EXPIRED' }, { ending: null }] },
      candidates: { totalCount: 0 },
      removal: null,
    });
    expect(bobId).not.toBe(annId);
    const resign = `mutation ($id: ID!) {
      resignAsJudge(input: { seasonId: $id }) { refusal { code } judge { player { name } } }
    }`;
    expect((await api.data(resign, { id }, bob)).resignAsJudge).toEqual({
      refusal: null,
      judge: { player: null },
    });
  });
});
