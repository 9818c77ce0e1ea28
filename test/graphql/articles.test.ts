import { openApi } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
beforeAll(async () => {
  api = await openApi();
  host = await api.signUp('host');
});
afterAll(() => api.close());

const GRANT = `mutation ($id: ID!, $playerId: ID!) {
  grantItems(input: { seasonId: $id, playerId: $playerId,
    items: [{ item: "STANDARD_PROPOSAL_MAKER", quantity: 3 }] }) { refusal { code } }
}`;
const SUBMIT = `mutation ($input: SubmitProposalInput!) {
  submitProposal(input: $input) {
    refusal { code message rule facts }
    proposal {
      id
      effects {
        __typename
        ... on AddArticleEffect { anchor title markdown evenIfOthersFail }
        ... on ReplaceArticleEffect { anchor title markdown }
        ... on RepealArticleEffect { anchor }
      }
    }
  }
}`;
const VOTE = `mutation ($id: ID!, $proposalId: ID!) {
  castVote(input: { seasonId: $id, proposalId: $proposalId, vote: FOR }) { refusal { code } }
}`;
const RULES = `query ($id: ID!) {
  season(id: $id) {
    ruleset { revision prose sections { anchor heldBy } feast: section(anchor: "feast") { title markdown heldBy } }
    ... on Round { rulesetDifference(from: 1, to: 2) { sections { anchor title change lines { change text } } } }
  }
}`;
const ASK = `mutation ($id: ID!) {
  requestJustice(input: { seasonId: $id, kind: QUESTION, text: "Who quacks?", sections: ["feast"] }) {
    refusal { code } request { sections { anchor title heldBy } }
  }
}`;
const TEXT = 'Each Saturday every player shall say *quack*.';

/** A rehearsal on Sunday, in the Bartering Phase. Its host plays. */
async function table(): Promise<string> {
  const id = await rehearsal(api, host);
  const playerId = await joined(api, id, host);
  await api.data(GRANT, { id, playerId }, host);
  return id;
}
const submit = async (id: string, ...effects: object[]): Promise<Answer> => {
  const input = { seasonId: id, title: 'The Duck Feast', text: TEXT, effects };
  return (await api.data(SUBMIT, { input }, host)).submitProposal;
};

describe('articles', () => {
  it('are what a proposal of words becomes, told in the rules and cited like a section [L2]', async () => {
    const id = await table();
    const { refusal, proposal } = await submit(id, {
      addArticle: { anchor: 'feast', title: 'The Duck Feast' },
    });
    expect(refusal).toBeNull();
    expect(proposal.effects).toEqual([
      {
        __typename: 'AddArticleEffect',
        anchor: 'feast',
        title: 'The Duck Feast',
        markdown: TEXT,
        evenIfOthersFail: false,
      },
    ]);
    await api.data(VOTE, { id, proposalId: proposal.id }, host);
    await clockTo(api, host, id, '2021-08-26T00:00:00Z');
    const { ruleset, rulesetDifference } = (await api.data(RULES, { id })).season;
    expect(ruleset).toMatchObject({
      revision: 2,
      feast: { title: 'The Duck Feast', markdown: TEXT, heldBy: 'PEOPLE' },
    });
    expect(ruleset.sections).toContainEqual({ anchor: 'bidding', heldBy: 'SERVER' });
    expect(ruleset.prose).toContain(`_Enforced by people, not by the server._\n\n> ${TEXT}`);
    expect(rulesetDifference.sections).toEqual([
      {
        anchor: 'feast',
        title: 'The Duck Feast',
        change: 'ADDED',
        lines: [{ change: 'ADDED', text: TEXT }],
      },
    ]);
    const cited = (await api.data(ASK, { id }, host)).requestJustice;
    expect(cited).toEqual({
      refusal: null,
      request: { sections: [{ anchor: 'feast', title: 'The Duck Feast', heldBy: 'PEOPLE' }] },
    });
  });

  it('are replaced and repealed, by their anchors', async () => {
    const article = { anchor: 'metaruleset', title: 'Above us', markdown: 'Nothing is.' };
    const { proposal } = await submit(
      await table(),
      { replaceArticle: article },
      { repealArticle: { anchor: 'urgent-proposals' } },
    );
    expect(proposal.effects).toEqual([
      { __typename: 'ReplaceArticleEffect', ...article },
      { __typename: 'RepealArticleEffect', anchor: 'urgent-proposals' },
    ]);
  });

  it('are one effect each', async () => {
    const input = {
      seasonId: await table(),
      title: 'Two',
      effects: [
        { addArticle: { anchor: 'a', title: 'A' }, repealArticle: { anchor: 'metaruleset' } },
      ],
    };
    const { errors } = await api.ask(SUBMIT, { input }, host);
    expect(errors[0]?.message).toContain('exactly one of its fields');
  });
});
