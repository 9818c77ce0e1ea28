import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';
import { clockTo, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let other: string;
beforeAll(async () => {
  api = await openApi();
  host = await api.signUp('host');
  other = await api.signUp('other');
});
afterAll(() => api.close());

const HERALD = {
  ...{ office: 'HERALD', title: 'Herald', termDays: null },
  ...{ filledBy: { type: 'HOST' }, powers: ['VETO'] },
};
const APPOINT = `mutation ($id: ID!, $playerId: ID!) {
  appointToOffice(input: { seasonId: $id, office: "HERALD", playerId: $playerId }) { refusal { code } }
}`;
const SUBMIT = `mutation ($input: SubmitProposalInput!) {
  submitProposal(input: $input) { refusal { code } proposal { id status veto { title } } }
}`;
const VETO = `mutation ($input: VetoProposalInput!) {
  vetoProposal(input: $input) {
    refusal { code rule message facts }
    proposal { status popular tally { votesFor } veto { office title why player { name } } }
  }
}`;
const LOOK = `query ($id: ID!) {
  season(id: $id) {
    offices { powers text }
    viewer { options { mutation rule description input } }
    journal(last: 1) {
      nodes {
        text channel
        ... on ProposalVetoed { office why player { name } proposal { status } tally { votesFor } }
      }
    }
    ... on Round { proposals(status: VETOED) { nodes { title } } }
    ... on Dynasty { proposals(status: VETOED) { nodes { title } } }
  }
}`;
const INBOX = `query { viewer { inbox(first: 5) { nodes { kind event { text } } } } }`;

it.each([
  ['createRound', 'URGENT'],
  ['createDynasty', 'STANDARD'],
  ['createDynasty', 'CALL_FOR_JUDGEMENT'],
] as const)('after %s the holder of an office vetoes what is %s [L4, AE1]', async (made, of) => {
  const anybodys = { op: 'replace', path: '/proposals/classes/0/reputableOnly', value: false };
  const ruleset = [
    { op: 'add', path: '/offices', value: [HERALD] },
    ...(made === 'createRound' ? [anybodys] : []),
  ];
  const id = await rehearsal(api, host, { ruleset }, made);
  await joined(api, id, host);
  const playerId = await joined(api, id, other);
  await clockTo(api, host, id, '2021-08-23T00:00:00Z');
  await api.data(APPOINT, { id, playerId }, host);
  const words = { seasonId: id, class: of, title: 'A feast', text: 'Each Sunday.' };
  const { proposal } = (await api.data(SUBMIT, { input: words }, host)).submitProposal;
  expect(proposal).toMatchObject({ veto: null });
  const proposalId = textOf(proposal.id);
  const asked = { seasonId: id, office: 'HERALD', proposalId, reason: 'Too dear.' };
  const veto = async (token: string, input: object = {}) =>
    (await api.data(VETO, { input: { ...asked, ...input } }, token)).vetoProposal;

  for (const wrong of [{ reason: 'x'.repeat(501) }, { proposalId: 'm1' }]) {
    const { errors } = await api.ask(VETO, { input: { ...asked, ...wrong } }, other);
    const [field] = Object.keys(wrong);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
  }
  expect((await veto(other, { reason: ' ' })).refusal).toMatchObject({
    ...{ code: 'MALFORMED', facts: { field: 'reason' } },
  });
  expect((await veto(host)).refusal).toMatchObject({ code: 'OFFICE_NOT_YOURS', rule: 'offices' });
  const { season } = await api.data(LOOK, { id }, other);
  expect(season.offices).toMatchObject([{ powers: ['VETO'] }]);
  expect(textOf(season.offices[0]?.text)).toContain('The holder may veto proposals');
  expect(season.viewer.options).toContainEqual({
    ...{ mutation: 'vetoProposal', rule: 'offices', description: 'Veto “A feast”, as Herald.' },
    input: { seasonId: id, office: 'HERALD', proposalId },
  });
  expect(await veto(other, { idempotencyKey: 'veto' })).toEqual({
    refusal: null,
    proposal: {
      ...{ status: 'VETOED', popular: false, tally: { votesFor: 0 } },
      veto: { office: 'HERALD', title: 'Herald', why: 'Too dear.', player: { name: 'other' } },
    },
  });
  expect((await veto(other, { idempotencyKey: 'veto' })).refusal).toBeNull();
  expect((await veto(other)).refusal).toMatchObject({
    ...{ code: 'VOTING_OVER', rule: 'proposals', message: 'The proposal was vetoed.' },
    facts: { proposalId, status: 'VETOED' },
  });
  const after = (await api.data(LOOK, { id }, host)).season;
  expect(after.proposals.nodes).toEqual([{ title: 'A feast' }]);
  const text = 'other, Herald, vetoed proposal 1, “A feast”: “Too dear.”';
  expect(after.journal.nodes).toEqual([
    {
      ...{ text, channel: 'PROPOSALS', office: 'HERALD', why: 'Too dear.' },
      ...{ player: { name: 'other' }, proposal: { status: 'VETOED' }, tally: { votesFor: 0 } },
    },
  ]);
  const { inbox } = (await api.data(INBOX, {}, host)).viewer;
  expect(inbox.nodes).toContainEqual({ kind: 'PROPOSAL_DECIDED', event: { text } });
});
