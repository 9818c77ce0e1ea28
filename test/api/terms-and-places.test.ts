/** What proposals set right of terms and places, over the API and in both stores [P13, P14]. */
import { SCRIBE } from '../mechanics';
import { textOf } from '../graphql/house';
import { FixedChance } from './fixed-chance';
import { add, amend, day, Nomic, people } from './nomic';
import { pairs } from './sites';
import type { Site } from './sites';

const TOLD = `journal(types: [OfficeTermSet, JudgeTermSet, HandCorrected]) { nodes {
  ... on OfficeTermSet { office until proposal { title } }
  ... on JudgeTermSet { judged: until proposal { title } }
  ... on HandCorrected { placement total byProposal { title } }
} }`;
const EFFECTS = `effects {
  ... on SetTermEffect { player { name } office until }
  ... on CorrectHandEffect { placement score hand { week } }
}`;

describe.each(pairs())('on $name', ({ fresh }) => {
  let chance: FixedChance;
  let site: Site;
  beforeAll(async () => {
    chance = new FixedChance();
    site = await fresh();
  });
  afterAll(async () => {
    await site.drop();
    chance.end();
  });

  it('says until when somebody is Scribe and Judge, and where a hand was placed', async () => {
    const round = await Nomic.round(await people(site));
    const [ann, bob] = [round.players.ann!, round.players.bob!];
    await round.does('host', 'appointJudge', { playerId: bob });
    await round.grants('ann', { card: { rank: 'KNIGHT', suit: 'SWORDS' } });
    await round.clockTo(day(1));
    await round.does('ann', 'sealHand', { cards: [{ rank: 'KNIGHT', suit: 'SWORDS' }] });
    const title = 'As it should be';
    const judge = { setTerm: { playerId: bob, until: day(20) } };
    await round.adopts(title, amend(add('/offices', [SCRIBE])), judge);
    await round.clockTo(day(14));
    for (const who of ['ann', 'bob'] as const) {
      await round.does(who, 'voteForOffice', { office: 'SCRIBE', playerId: ann });
    }
    const hands = '... on Round { hands(week: 1) { id placement score { total } } }';
    const placed = await round.season(`${hands} ... on Round { judge { player { name } } }`);
    expect(placed).toMatchObject({ hands: [{ placement: 1 }], judge: { player: { name: 'bob' } } });

    const handId = textOf(placed.hands[0]!.id);
    const scribe = { setTerm: { playerId: ann, office: 'SCRIBE', until: day(30) } };
    const right = { correctHand: { handId, placement: 2, score: '-61' } };
    const proposal = await round.decided(title, scribe, right);
    expect(await round.node('Proposal', EFFECTS, textOf(proposal.id))).toEqual({
      effects: [
        { player: { name: 'ann' }, office: 'SCRIBE', until: day(30) },
        { placement: 2, score: '-61', hand: { week: 1 } },
      ],
    });
    const by = { proposal: { title } };
    expect(await round.season(`${hands} offices { holder { name } until } ${TOLD}`)).toMatchObject({
      hands: [{ placement: 2, score: { total: '-61' } }],
      offices: [{ holder: { name: 'ann' }, until: day(30) }],
      journal: {
        nodes: [
          { judged: day(20), ...by },
          { office: 'SCRIBE', until: day(30), ...by },
          { placement: 2, total: '-61', byProposal: { title } },
        ],
      },
    });
  });
});
