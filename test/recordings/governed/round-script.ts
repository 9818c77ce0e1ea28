/**
 * Six weeks of a round that changes its rules twelve times. Its host is last seen in the first week
 * and replaced in the fourth. A war and a trade are voided by vote, and after the sixth week a
 * player wins.
 */
import type { ProposalEffect } from '../../../src/round';
import { amounts } from '../../round/amounts';
import { edition, later, ofType, SUNDAY, TestRound } from '../../round/harness';
import { HONOUR, PRAY } from '../../support/custom-mechanics';

const DAY_MS = 86_400_000;
const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;
const amend = (path: string, value: unknown): ProposalEffect => ({
  type: 'AMEND_RULESET',
  patch: [{ op: 'add', path, value: value as string }],
});
const name = (of: string): object => ({ name: of });

class Script {
  readonly round = TestRound.open({
    document: edition({
      membership: { rejoinAfterDays: 7, reputableAfterDays: 0, losesItemsOnLeaving: true },
    }),
  });
  private days = 0;
  private proposals = 0;

  day(days: number): void {
    this.days = days;
    this.round.advanceTo(later(SUNDAY, days * DAY_MS));
  }

  /**
   * Players propose urgently in turn. One votes against, and the proposal is adopted two days
   * later.
   */
  adopt(title: string, ...effects: ProposalEffect[]): void {
    const { round } = this;
    const author = NAMES[this.proposals % NAMES.length]!;
    this.proposals += 1;
    const words = { class: 'URGENT', title, text: `${title}.` } as const;
    const told = round.do(author, { type: 'SubmitProposal', ...words, effects });
    const { proposalId } = ofType(told, 'ProposalSubmitted')[0]!;
    for (const who of NAMES) {
      const vote = who === 'dot' ? 'AGAINST' : 'FOR';
      round.do(who, { type: 'CastVote', proposalId, vote });
    }
    this.day(this.days + 2);
    expect(round.state.need('proposals', proposalId)).toMatchObject({
      ...{ status: 'ADOPTED', failure: null },
    });
  }

  /** The bids of a week's Monday: two open lots for each player. */
  bid(week: number): void {
    const { round } = this;
    const lots = round.state.by('lots', 'status', 'STANDING').sort((a, b) => a.number - b.number);
    for (const [at, who] of NAMES.entries()) {
      const bids = [lots[at % 3]!, lots[3 + at]!].map(({ number }, place) => ({
        ...{ lot: number, amount: 10 + ((at * 7 + week * 3 + place * 5) % 20) },
      }));
      round.do(who, { type: 'SealBids', bids, salt: `salt of ${who} in week ${week}` });
    }
  }

  /** Each player submits a hand of all their cards. */
  hands(week: number): void {
    const { round } = this;
    for (const who of NAMES) {
      const cards = this.cardsOf(who);
      if (cards.length === 0) continue;
      round.do(who, { type: 'SealHand', cards, salt: `hand of ${who} in week ${week}` });
    }
  }

  private cardsOf(who: string): { rank: string; suit: string; count: number }[] {
    const owner = `player:${this.round.player(who)}`;
    return this.round.state
      .all('holdings')
      .filter((row) => row.owner === owner && row.item.startsWith('CARD:'))
      .sort((a, b) => (a.item < b.item ? -1 : 1))
      .map(({ item, quantity }) => {
        const [, rank = '', suit = ''] = item.split(':');
        return { rank, suit, count: quantity };
      });
  }
}

export function playRound(): TestRound {
  const script = new Script();
  firstWeeks(script);
  withoutHost(script);
  underAnother(script);
  return script.round;
}

/** The host appoints the first Judge and disappears. */
function firstWeeks(script: Script): void {
  const { round } = script;
  round.join(...NAMES);
  round.do('host', { type: 'AppointJudge', playerId: round.player('dot') });
  script.day(1);
  script.bid(1);
  const markdown = 'Whoever wins a lot says quack.';
  const feast = { anchor: 'feast', title: 'The Duck Feast', markdown };
  script.adopt('Quack', { type: 'ADD_ARTICLE', ...feast, evenIfOthersFail: false });
  const asked = { type: 'RequestJustice', kind: 'QUESTION', text: 'Who?' } as const;
  round.do('bob', { ...asked, entries: [], sections: ['feast'] });
  script.day(4);
  script.adopt('A Judge for three weeks', amend('/judge/termWeeks', 3));
  script.day(8);
  script.bid(2);
  script.hands(2);
  const score = { op: 'MULTIPLY', of: ['cards', 'ranks.STANDARD', 'multiplier'].map(name) };
  script.adopt('A score without h', amend('/hands/ranking/formula', score));
  script.adopt('Second prices', amend('/auction/prices', { lots: 'SECOND', playerLots: 'FIRST' }));
}

/** A vote corrects a mistaken trade and a war. */
function withoutHost(script: Script): void {
  const { round } = script;
  script.day(15);
  script.bid(3);
  script.hands(3);
  const worth = [
    { item: 'CHIP', worth: 1 },
    { item: 'TRUNG', worth: 20 },
  ];
  script.adopt('Trungs are wealth', amend('/income/tax/wealth', worth));
  const chips = (count: number): ReturnType<typeof amounts> => amounts({ CHIP: count });
  const offer = { toId: round.player('bob'), counterTo: null, give: chips(9), get: chips(1) };
  round.do('ann', { type: 'OfferTrade', ...offer });
  round.do('bob', { type: 'AcceptTrade', tradeId: 't1' });
  round.do('cid', { type: 'PlaySlots', clientSeed: null });
  script.adopt(
    'It’s a wash',
    { type: 'VOID_TRADE', tradeId: 't1' },
    { type: 'VOID_TABLE', tableId: round.state.all('gamingTables')[0]!.id },
  );
  script.adopt('Pairs anywhere', amend('/tables/slots/counting', 'ANYWHERE'));
  script.day(22);
  script.bid(4);
  script.hands(4);
  script.adopt('Another host', { type: 'REPLACE_HOST', playerId: round.player('ann') });
  script.adopt('Honour', amend('/trackedValues', [HONOUR]), amend('/actions', [prayer]));
  round.do('cid', { type: 'TakeAction', action: 'PRAY', playerId: null });
}

const prayer = { ...PRAY, effects: PRAY.effects.slice(0, 1) };

/** An office, another income, and a victory condition. */
function underAnother(script: Script): void {
  const { round } = script;
  const description = 'We play by ourselves.';
  round.do('ann', { type: 'DescribeSeason', name: null, description });
  script.day(29);
  script.bid(5);
  script.hands(5);
  script.adopt('Thursday’s income', amend('/income/also', [{ phase: 'BARTERING', amount: 30 }]));
  const crier = { office: 'CRIER', title: 'Crier', termDays: 7, filledBy: { type: 'VOTE' } };
  script.adopt('A crier', amend('/offices', [crier]));
  for (const who of ['ann', 'bob', 'cid']) {
    const dot = round.player('dot');
    round.do(who, { type: 'VoteForOffice', office: 'CRIER', playerId: dot });
  }
  script.day(35);
  script.adopt('Dearer slots', amend('/tables/slots/price', 9));
  script.adopt('No quack', { type: 'REPEAL_ARTICLE', anchor: 'feast' });
  script.day(41);
  const most = Math.max(...NAMES.map((who) => round.held(who, 'CHIP')));
  const conditions = [{ op: 'AT_LEAST', of: [{ name: 'items.CHIP' }, most] }];
  script.adopt('An end', amend('/victoryConditions', { conditions, meet: 'ANY', tie: 'SHARED' }));
}
