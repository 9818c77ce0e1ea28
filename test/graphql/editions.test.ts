import { EDITIONS } from '../../src/rulesets';
import { lotId } from '../support/lot-ids';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

/** Commands for things that an edition does not have. */
const ASKED = [
  ['createPlayerLot', 'items: [{ item: "STANDARD_PROPOSAL_MAKER", quantity: 1 }]'],
  ['generateThirdPartyBid', 'lotId: $lot'],
  ['tradeInTrungs', 'exchange: "GOLD_STAR", times: 1'],
  ['revealSecretAction', 'kind: BIDS, text: "1: 2"'],
  ['sealBids', 'bids: [{ lotId: $lot, amount: 3 }]'],
  ['sealHand', 'cards: []'],
  ['presentHand', 'cards: []'],
  ['standUp', ''],
  ['playSlots', ''],
  ['proposeWar', 'wager: [{ item: "STANDARD_PROPOSAL_MAKER", quantity: 1 }]'],
  ['submitProposal', 'class: "STANDARD", title: "More", text: "More."'],
] as const;

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

describe.each([...EDITIONS.keys()])('a player of %s', (edition) => {
  let ann: string;
  let season: Answer;
  let anchors: readonly unknown[];
  beforeAll(async () => {
    ann = await api.signUp(`ann-${edition.replace(/\W/g, '-')}`);
    ({ season } = (
      await api.data(
        `mutation ($edition: String!) {
          createRound(input: {
            name: "First", edition: $edition, rehearsal: true, startsAt: "2021-08-22T00:00:00Z"
          }) { season { id ruleset { sections { anchor } } } }
        }`,
        { edition },
        ann,
      )
    ).createRound);
    anchors = season.ruleset.sections.map(({ anchor }) => anchor);
    await ask('joinSeason', '');
  });

  async function ask(mutation: string, rest: string): Promise<Answer> {
    const lot = rest.includes('$lot') ? ', $lot: ID!' : '';
    const document = `mutation ($id: ID!${lot}) {
      ${mutation}(input: { seasonId: $id, ${rest} }) { refusal { code message rule } }
    }`;
    const id = textOf(season.id);
    const answer = await api.data(document, { id, lot: lotId(id, 9) }, ann);
    return (answer as unknown as Record<string, Answer>)[mutation]!;
  }

  test.each(ASKED)('is told why %s is refused, by a section that is there', async (name, rest) => {
    const { refusal } = await ask(name, rest);
    expect(anchors).toContain(refusal.rule);
    expect(refusal.message).not.toMatch(/undefined|the right Phase|right shape/);
  });
});
