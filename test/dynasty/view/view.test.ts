import {
  audienceOf,
  dynastyView,
  eventText,
  gameView,
  masksOf,
  optionsOf,
  playersOf,
  playerView,
  subjectOf,
  topicsOf,
} from '../../../src/dynasty';
import type { DynastyCommand, DynastyEvent } from '../../../src/dynasty';
import { account, DAY_MS, later, rules, START } from '../harness';
import type { TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';

const optionNames = (dynasty: TestDynasty, name: string): string[] =>
  optionsOf(dynasty.state, account(name), dynasty.now).map(({ mutation }) => mutation);

/** The options that a player has at any table. */
const ALWAYS = [
  ...[
    'setReadiness',
    'setClientSeed',
    'wearMask',
    'say',
    'leaveSeason',
    'goIdle',
    'submitProposal',
  ],
];

/** A player's other options, sorted, since options have no fixed order. */
const atTable = (dynasty: TestDynasty, name: string): string[] =>
  optionNames(dynasty, name)
    .filter((option) => !ALWAYS.includes(option))
    .sort();

describe('options', () => {
  it('are what each can do at the table', () => {
    const { dynasty, first, second } = tableOfTwo({ mask: 'MORANTE', onlookers: ['cid'] });
    const turn = ['offerSfida', 'playCard', 'resignGame', 'revealMask'];
    expect(atTable(dynasty, first)).toEqual(turn);
    expect(optionNames(dynasty, second)).not.toContain('playCard');
    expect(atTable(dynasty, 'cid')).toEqual(['becomeBookmaker', 'placeBet', 'placeBet']);
    dynasty.atTable(first, 'OfferSfida');
    expect(atTable(dynasty, second)).toEqual(['answerSfida', 'resignGame']);
    expect(optionNames(dynasty, first)).not.toContain('offerSfida');
  });

  it('stand with resigning after all else that can be done at the table', () => {
    const { dynasty, first } = tableOfTwo({ mask: 'MORANTE' });
    const atTurn = ['playCard', 'offerSfida', 'revealMask', 'resignGame'];
    expect(optionNames(dynasty, first).filter((name) => atTurn.includes(name))).toEqual(atTurn);
  });

  it('stand with the turn first, and leaving last', () => {
    const { dynasty, first } = tableOfTwo();
    const options = optionNames(dynasty, first);
    expect([options.at(0), options.at(-1)]).toEqual(['playCard', 'goIdle']);
  });

  it('tell whom one may bet on, and which masks may be revealed', () => {
    const { dynasty, first } = tableOfTwo({ mask: 'MORANTE', onlookers: ['cid'] });
    const optionsFor = (who: string, wanted: string) =>
      optionsOf(dynasty.state, account(who), dynasty.now)
        .filter(({ mutation }) => mutation === wanted)
        .map(({ known, facts }) => ({ ...known, ...facts }));
    const { startingPlayerId, otherPlayerId } = dynasty.state.need('games', 'g1');
    expect(optionsFor('cid', 'placeBet')).toEqual(
      [startingPlayerId, otherPlayerId].map((on) => ({ gameId: 'g1', on, juice: 3 })),
    );
    const all = rules().masks.map(({ mask }) => mask);
    expect(optionsFor(first, 'revealMask')).toEqual([
      { gameId: 'g1', masks: all.filter((mask) => mask !== 'MORANTE') },
    ]);
  });

  it('tell until when a turn lasts', () => {
    const { dynasty, first } = tableOfTwo();
    const options = optionsOf(dynasty.state, account(first), dynasty.now);
    const turn = options.find(({ mutation }) => mutation === 'playCard');
    expect(turn).toMatchObject({ untilMs: later(START, 2 * DAY_MS) });
  });

  it('are the dealer’s when there is something to deal, to end or to void', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    const dealing = (): string[] =>
      atTable(dynasty, 'host').filter((option) => option.endsWith('Game'));
    expect(dealing()).toEqual(['voidGame']);
    expect(optionNames(dynasty, 'host')).toContain('joinSeason');
    dynasty.ready('cid', 'dot');
    dynasty.atTable(first, 'ResignGame');
    expect(dealing()).toEqual(['endGame', 'startGame', 'voidGame']);
  });

  it('offer settling to whoever would settle something', () => {
    const { dynasty, first, second } = tableOfTwo({ onlookers: ['cid'] });
    dynasty.do('host', {
      type: 'PublishRuleset',
      patch: [{ op: 'replace', path: '/steward', value: false }],
    });
    dynasty.bet('cid', first);
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    expect(optionNames(dynasty, 'cid')).toContain('settleBets');
    expect(optionNames(dynasty, first)).not.toContain('settleBets');
    dynasty.atTable('cid', 'SettleBets');
    expect(optionNames(dynasty, 'cid')).not.toContain('settleBets');
  });
});

describe('a game', () => {
  it('shows pockets of the last three cards, and none once it is over [Tricks]', () => {
    const { dynasty, first, second } = tableOfTwo();
    for (const at of [0, 1, 2, 3]) {
      dynasty.play(first, ['KING BATONS', 'KING COINS', 'KING CUPS', 'KING SWORDS'][at]!);
      dynasty.play(second, ['ACE BATONS', 'ACE COINS', 'ACE CUPS', 'ACE SWORDS'][at]!);
    }
    const [seat] = gameView(dynasty.state, dynasty.game()).seats;
    expect(seat!.plays).toHaveLength(4);
    expect(seat!.pocket.map(({ suit }) => suit)).toEqual(['COINS', 'CUPS', 'SWORDS']);
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    expect(gameView(dynasty.state, dynasty.game()).seats[0]).toMatchObject({ pocket: [] });
  });

  it('goes into the inboxes of those it waits for, and of all at the table as it ends', () => {
    const { dynasty, first, second } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    const concerned = (events: readonly DynastyEvent[]): string[][] =>
      events.map((event) => audienceOf(dynasty.state, event).map((id) => dynasty.name(id)));
    dynasty.play(first, 'KING CUPS');
    expect(concerned(dynasty.told)).toEqual([[second]]);
    dynasty.bet('cid', first);
    expect(concerned(dynasty.told)).toEqual([[]]);
    dynasty.atTable(second, 'ResignGame');
    expect(concerned(dynasty.told)).toEqual([[first]]);
    expect(concerned(dynasty.end())).toEqual([[first, second, 'cid'], ['cid']]);
  });

  it('tells what is done beside playing, in sentences and by their events', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid'] });
    const told = (who: string, command: DynastyCommand): (readonly string[])[] =>
      dynasty.do(who, command).map((event) => [event.type, eventText(dynasty.state, event)]);
    const { id: gameId } = dynasty.game();
    expect(told('cid', { type: 'SetReadiness', ready: false, clientSeed: null })).toEqual([
      ['ReadinessSet', 'cid is not ready.'],
    ]);
    expect(told('cid', { type: 'WearMask', mask: 'ARLECCHINO' })).toEqual([
      ['MaskWorn', 'cid wears the mask Arlecchino.'],
    ]);
    expect(told('cid', { type: 'WearMask', mask: null })).toEqual([
      ['MaskWorn', 'cid wears no mask.'],
    ]);
    expect(told('cid', { type: 'BecomeBookmaker', gameId })).toEqual([
      ['BookmakerDeclared', 'cid became the bookmaker of game 1.'],
    ]);
    const other = first === 'ann' ? 'bob' : 'ann';
    expect(told(first, { type: 'OfferSfida', gameId })).toEqual([
      ['SfidaOffered', `${first} offered ${other} a Sfida.`],
    ]);
    const patch = [{ op: 'replace', path: '/magistrelli/start', value: 3 }];
    expect(told('host', { type: 'PublishRuleset', patch })).toEqual([
      [
        'RulesetPublished',
        expect.stringMatching(
          /^The host published revision 2 of the rules\. The Magistrelli System: “.* 3\..*” instead of /,
        ),
      ],
    ]);
  });

  it('is told in sentences', () => {
    const { dynasty, first, second } = tableOfTwo();
    const text = (): string[] => dynasty.told.map((event) => eventText(dynasty.state, event));
    expect(text()).toEqual([
      `Game 1 began between ${first}, who starts, and ${second}: the Grand Canal is the 10 of Swords, and the Bersaglio is 31.`,
    ]);
    dynasty.play(first, 'KING CUPS', 9);
    expect(text()).toEqual([`${first} played the King of Cups, claimed 9 and scored 0.`]);
    dynasty.play(second, 'ACE CUPS');
    expect(text()).toEqual([`${second} played the Ace of Cups.`]);
    dynasty.play(first, 'KING COINS', 1);
    expect(text()).toEqual([`${first} played the King of Coins and scored 1 for L’Aria.`]);
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    expect(text()).toEqual([
      `Game 1 ended: it is clean, and ${first} is Campione; ${first} gained 1 peg.`,
    ]);
  });

  it('is the subject and the topic of what happens in it', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid'] });
    const bet = { type: 'PlaceBet', gameId: 'g1', on: dynasty.player(first) } as const;
    const told = dynasty.do('cid', bet);
    expect(subjectOf(bet, told)).toBe('b1');
    expect(told.flatMap(topicsOf)).toEqual(['TABLE:g1']);
    const leave = { type: 'LeaveSeason' } as const;
    const cid = dynasty.player('cid');
    const left = dynasty.do('cid', leave);
    expect(subjectOf(leave, left)).toBe(cid);
    expect(left.flatMap(topicsOf)).toEqual(['TABLE:g1']);
  });
});

describe('a dynasty', () => {
  it('shows who is available, what is worn, and when the clock next matters', () => {
    const { dynasty, first, second } = tableOfTwo({ mask: 'REALI' });
    const [ann] = playersOf(dynasty.state, false);
    expect(playerView(dynasty.state, ann!, dynasty.now)).toMatchObject({
      ready: true,
      available: false,
      mask: 'REALI',
      magistrelli: 10,
      pegs: 0,
    });
    expect(dynastyView(dynasty.state, dynasty.now)).toMatchObject({
      dealerAccountId: 'host',
      nextDeadlineMs: later(START, 1.5 * DAY_MS),
      tempo: 86_400,
    });
    expect(masksOf(dynasty.state).every(({ fashion }) => fashion === 'RAFFINATO')).toBe(true);
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    const fashions = masksOf(dynasty.state).map(({ mask, fashion }) => [mask, fashion]);
    expect(fashions).toContainEqual(['REALI', 'RAFFINATO']);
    expect(fashions).toContainEqual(['SUCCO', 'GREGGIO']);
    expect(first).not.toBe(second);
  });
});
