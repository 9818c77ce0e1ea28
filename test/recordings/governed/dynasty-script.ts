/**
 * Six weeks of a dynasty that changes its rules twelve times. Its host is last seen in the second
 * week and replaced in the fourth. A game is voided by vote, and after the sixth week a player
 * wins.
 */
import { gamesOf, rulesetOf } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { DAY_MS, later, rules, START, TestDynasty } from '../../dynasty/harness';
import { HONOUR, PRAISE } from '../../support/custom-mechanics';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'] as const;
const amend = (path: string, value: unknown): DynastyEffect => ({
  type: 'AMEND_RULESET',
  patch: [{ op: 'add', path, value: value as string }],
});

class Script {
  readonly dynasty = TestDynasty.open({ rehearsal: false }, 'governed');
  private proposals = 0;

  day(days: number): void {
    this.dynasty.advanceTo(later(START, days * DAY_MS));
  }

  /** Players propose in turn. One votes against, and a majority adopts the proposal at once. */
  adopt(title: string, ...effects: DynastyEffect[]): void {
    const { dynasty } = this;
    const author = NAMES[this.proposals % NAMES.length]!;
    this.proposals += 1;
    const asked = { type: 'SubmitProposal', class: null, title, text: `${title}.` } as const;
    const [made] = dynasty.do(author, { ...asked, effects });
    if (made?.type !== 'ProposalSubmitted') throw new Error(`${title} was not submitted`);
    const { proposalId } = made;
    dynasty.do('eve', { type: 'CastVote', proposalId, vote: 'AGAINST' });
    for (const name of ['ann', 'bob', 'cid']) {
      dynasty.do(name, { type: 'CastVote', proposalId, vote: 'FOR' });
    }
    expect(dynasty.state.need('proposals', proposalId)).toMatchObject({
      ...{ status: 'ADOPTED', failure: null },
    });
  }

  /** Starts a game between the two players. */
  deal(one: string, other: string): void {
    const { dynasty } = this;
    dynasty.ready(one, other);
    if (!rulesetOf(dynasty.state).automaticDealing) {
      dynasty.do('host', { type: 'StartGame', deck: null });
    }
    for (const name of [one, other]) {
      dynasty.ask(name, { type: 'SetReadiness', ready: false, clientSeed: null });
    }
  }

  /** Plays each hand in the order of its cards. Every third play claims a point. */
  playOut(): void {
    const { dynasty } = this;
    const { id } = dynasty.game();
    for (let play = 0; dynasty.game().turnOf !== null; play += 1) {
      const player = dynasty.game().turnOf!;
      const named = dynasty.state
        .by('plays', 'game', id)
        .filter(({ playerId }) => playerId === player).length;
      const card = dynasty.hand(id, player)[named]!;
      const claim = play % 3 === 0 ? 1 : 0;
      dynasty.do(dynasty.name(player), { type: 'PlayCard', gameId: id, card, claim });
    }
  }
}

export function playDynasty(): TestDynasty {
  const script = new Script();
  firstWeeks(script);
  withoutHost(script);
  underAnother(script);
  return script.dynasty;
}

/** The host deals three times; then the host disappears. */
function firstWeeks(script: Script): void {
  const { dynasty } = script;
  dynasty.join(...NAMES);
  for (const [at, { mask }] of rules().masks.slice(0, 4).entries()) dynasty.wear(NAMES[at]!, mask);
  const feast = { anchor: 'feast', title: 'The Feast', markdown: 'Who wins says so in a verse.' };
  script.adopt('A verse', { type: 'ADD_ARTICLE', ...feast, evenIfOthersFail: false });
  script.day(1);
  script.deal('ann', 'bob');
  script.playOut();
  dynasty.end();
  script.adopt('Higher stakes', amend('/stakes', { start: 2, maximum: 5 }));
  script.day(3);
  script.deal('cid', 'dot');
  const [first, second] = dynasty.table();
  dynasty.atTable(first, 'OfferSfida');
  dynasty.answer(second, true);
  dynasty.atTable(first, 'ResignGame');
  dynasty.end();
  script.day(8);
  script.adopt('Honour', amend('/trackedValues', [HONOUR]), amend('/actions', [PRAISE]), {
    ...{ type: 'SET_VALUE', value: 'HONOUR', playerId: dynasty.player('ann'), card: null, to: 2 },
  });
  const praised = {
    type: 'TakeAction',
    action: 'PRAISE',
    playerId: dynasty.player('dot'),
  } as const;
  dynasty.do('ann', praised);
  script.adopt('More Juice', amend('/juice', { base: 6, pendingSfida: 2 }));
  script.day(9);
  script.deal('ann', 'dot');
  dynasty.do('cid', { type: 'BecomeBookmaker', gameId: dynasty.game().id });
  dynasty.bet('bob', dynasty.table()[0]);
  script.playOut();
  dynasty.end();
}

/** The server deals. A game times out while its player is away, and is voided by vote. */
function withoutHost(script: Script): void {
  const { dynasty } = script;
  script.day(15);
  script.adopt('The server deals', amend('/automaticDealing', true));
  script.adopt('Every trick', amend('/trickClasses/1/active', { type: 'ALL' }));
  script.day(16);
  script.deal('bob', 'eve');
  script.playOut();
  script.day(18);
  script.adopt('Eight cards', amend('/handSize', 8));
  script.deal('cid', 'dot');
  script.day(21);
  const { id, campioneId } = dynasty.game();
  expect(dynasty.game()).toMatchObject({ status: 'ENDED', closing: 'TURN_TIMED_OUT' });
  script.adopt(
    'It’s a wash',
    { type: 'VOID_GAME', gameId: id },
    {
      ...{ type: 'GIVE_ITEMS', playerId: campioneId! },
      items: [{ item: PEG, quantity: 1 }],
    },
  );
  script.day(24);
  script.adopt('Another host', { type: 'REPLACE_HOST', playerId: dynasty.player('ann') });
}

/** Offices, fewer masks, and a victory condition. */
function underAnother(script: Script): void {
  const { dynasty } = script;
  const description = 'We deal with ourselves.';
  dynasty.do('ann', { type: 'DescribeSeason', name: null, description });
  script.day(29);
  const scribe = { office: 'SCRIBE', title: 'Scribe', termDays: 7, filledBy: { type: 'VOTE' } };
  script.adopt('A scribe', amend('/offices', [scribe]));
  for (const name of ['bob', 'cid', 'dot']) {
    const eve = dynasty.player('eve');
    dynasty.do(name, { type: 'VoteForOffice', office: 'SCRIBE', playerId: eve });
  }
  const patch = [{ op: 'remove', path: '/masks/0' }] as const;
  script.adopt('No Pantalone', { type: 'AMEND_RULESET', patch: patch as never });
  script.adopt('No verse', { type: 'REPEAL_ARTICLE', anchor: 'feast' });
  script.day(31);
  script.adopt('Three at a time', amend('/proposals/mostPending', 3));
  script.deal('ann', 'eve');
  script.playOut();
  script.day(39);
  const most = Math.max(...dynasty.state.all('standings').map(({ magistrelli }) => magistrelli));
  script.adopt('An end', amend('/victory', [{ type: 'MAGISTRELLI', least: most + 2 }]));
  for (let day = 42; gamesOf(dynasty.state).length < 40; day += 1) {
    if (dynasty.state.need('dynasties', 'dynasty').status === 'ENDED') return;
    script.day(day);
    script.deal('bob', 'cid');
    script.playOut();
  }
}
