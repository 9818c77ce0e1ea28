import { amount } from '../amounts';
import type { PlayerId } from '../../../src/kernel';
import type { ProposalEffect, SubmitProposal } from '../../../src/round';
import { addPlayer, grantTo, runningRound, rulesetWith } from '../given';
import { at, later, MONDAY, TestRound, THURSDAY } from '../harness';
import { addProposer, amend, MAKER, proposal, submitted } from './proposal-commands';

const DAY_MS = 86_400_000;
const P1 = 'p1' as PlayerId;
const P9 = 'p9' as PlayerId;

describe('submitting a proposal', () => {
  it('uses the Proposal-Maker of the class [Proposals; H1]', () => {
    const round = runningRound();
    addProposer(round, 2);
    const row = submitted(round);
    expect(row).toMatchObject({ id: 'm1', class: 'STANDARD', used: MAKER, status: 'OPEN' });
    expect(round.held('account-1', MAKER)).toBe(1);
    expect(round.violations()).toEqual([]);
  });

  it('takes the default class when none is named [Proposals]', () => {
    const round = runningRound();
    addProposer(round);
    expect(submitted(round, 'account-1', { class: null }).class).toBe('STANDARD');
  });

  it('gives a standard one the phase that starts after it [Proposals]', () => {
    const round = runningRound();
    addProposer(round, 2);
    round.advanceTo(at('2021-08-31T10:00:00Z'));
    expect(submitted(round)).toMatchObject({
      opensAtMs: THURSDAY,
      closesAtMs: at('2021-09-06'),
    });
    round.advanceTo(THURSDAY);
    expect(submitted(round)).toMatchObject({
      opensAtMs: at('2021-09-06'),
      closesAtMs: at('2021-09-09'),
    });
  });

  it('gives an urgent one two days, to reputable players without an item [Proposals]', () => {
    const round = runningRound();
    addPlayer(round);
    const reputable = later(MONDAY, 7 * DAY_MS);
    round.advanceTo(later(reputable, -1));
    expect(round.ask('account-1', proposal({ class: 'URGENT' }))).toEqual({
      code: 'NOT_REPUTABLE',
      rule: 'proposals',
      facts: { reputableAtMs: reputable },
    });
    round.advanceTo(reputable);
    expect(submitted(round, 'account-1', { class: 'URGENT' })).toMatchObject({
      opensAtMs: reputable,
      closesAtMs: later(reputable, 2 * DAY_MS),
      used: null,
    });
  });

  it.each<[string, Partial<SubmitProposal>, string, string]>([
    ['a class that is none', { class: 'RECKLESS' }, 'CLASS_UNKNOWN', 'proposals'],
    ['an empty title', { title: ' ' }, 'MALFORMED', 'proposals'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'MALFORMED', 'proposals'],
    ['a text that is too long', { text: 'x'.repeat(20_001) }, 'MALFORMED', 'proposals'],
    ['21 effects', { effects: Array(21).fill(amend()) }, 'MALFORMED', 'proposals'],
    ['no items to give', { effects: [give(P1, [])] }, 'MALFORMED', 'proposals'],
    ['too much of an item', { effects: [give(P1, [['CHIP', 2e9]])] }, 'MALFORMED', 'proposals'],
    ['a gift to nobody', { effects: [give(P9, [['CHIP', 1]])] }, 'PLAYER_NOT_FOUND', 'players'],
    ['items that are none', { effects: [give(P1, [['DUKE', 1]])] }, 'ITEM_UNKNOWN', 'items'],
    [
      'cards that are none',
      { effects: [give(P1, [['CARD:DUKE:CUPS', 1]])] },
      'CARD_UNKNOWN',
      'cards',
    ],
    ['half a chip', { effects: [give(P1, [['CHIP', 0.5]])] }, 'AMOUNT_NOT_NATURAL', 'items'],
    [
      'the standing of nobody',
      { effects: [{ type: 'CORRECT_STANDING', playerId: P9, joinedAtMs: MONDAY }] },
      'PLAYER_NOT_FOUND',
      'players',
    ],
    [
      'a standing in the future',
      { effects: [{ type: 'CORRECT_STANDING', playerId: P1, joinedAtMs: later(MONDAY, 1) }] },
      'JOINING_IN_THE_FUTURE',
      'players',
    ],
    [
      'a standing that is no instant',
      { effects: [{ type: 'CORRECT_STANDING', playerId: P1, joinedAtMs: 0.5 as never }] },
      'MALFORMED',
      'proposals',
    ],
  ])('is refused with %s', (_name, over, code, rule) => {
    const round = runningRound();
    addProposer(round);
    expect(round.ask('account-1', proposal(over))).toMatchObject({ code, rule });
    expect(round.held('account-1', MAKER)).toBe(1);
  });

  it('is refused to an author of 20 whose vote is not over, until one is [P15]', () => {
    const round = runningRound();
    addProposer(round, 22);
    for (let made = 0; made < 20; made += 1) submitted(round);
    expect(round.ask('account-1', proposal())).toMatchObject({
      code: 'TOO_MANY_PENDING',
      facts: { open: 20, most: 20 },
    });
    round.do('account-1', { type: 'RetractProposal', proposalId: 'm1' });
    submitted(round);
  });

  it('amends the tempo to a minute at least, outside rehearsals [S23]', () => {
    const tempo = (value: number): Partial<SubmitProposal> => ({
      effects: [amend({ op: 'replace', path: '/rulesDaySeconds', value })],
    });
    const round = runningRound();
    addProposer(round, 2);
    expect(round.ask('account-1', proposal(tempo(59)))).toMatchObject({
      code: 'RULESET_REFUSED',
      facts: { problems: [{ path: '/rulesDaySeconds' }] },
    });
    expect(round.held('account-1', MAKER)).toBe(2);
    expect(round.ask('account-1', proposal(tempo(60)))).toBeNull();
    // A tempo faster than the limit may stay, but not become faster.
    const fast = runningRound(rulesetWith((document) => (document.rulesDaySeconds = 10)));
    addProposer(fast, 2);
    expect(fast.ask('account-1', proposal(tempo(9)))?.code).toBe('RULESET_REFUSED');
    expect(fast.ask('account-1', proposal(tempo(11)))).toBeNull();
  });

  it('amends the tempo of a rehearsal to any [S23]', () => {
    const round = TestRound.open({ rehearsal: true, now: MONDAY });
    round.join('ann');
    round.do('host', {
      type: 'GrantItems',
      playerId: P1,
      items: [{ item: MAKER, quantity: 1 }],
    });
    const effects = [amend({ op: 'replace', path: '/rulesDaySeconds', value: 1 })];
    expect(round.ask('ann', proposal({ effects }))).toBeNull();
  });

  it('is refused without a Proposal-Maker, after what is wrong with the effects [H1]', () => {
    const round = runningRound();
    addProposer(round, 0);
    const asked = (effects: ProposalEffect[]): unknown =>
      round.ask('account-1', proposal({ effects }))?.code;
    expect(asked([])).toBe('NOT_ENOUGH');
    expect(asked([give(P9, [['CHIP', 1]])])).toBe('PLAYER_NOT_FOUND');
    expect(asked([amend({ op: 'remove', path: '/nowhere' })])).toBe('RULESET_REFUSED');
  });

  it('is for players, while the round is played [Players]', () => {
    const round = TestRound.open({ startsAtMs: later(at('2021-08-29'), DAY_MS) });
    expect(round.ask('ann', proposal())?.code).toBe('NOT_A_PLAYER');
    round.join('ann');
    expect(round.ask('ann', proposal())?.code).toBe('ROUND_NOT_STARTED');
    round.do('host', { type: 'CloseSeason' });
    expect(round.ask('ann', proposal())?.code).toBe('ROUND_OVER');
  });
});

describe('the effects of a proposal that is submitted', () => {
  it('are refused when a patch makes no ruleset: with the place, the path and the reason [H3]', () => {
    const round = runningRound();
    addProposer(round);
    const patch = { op: 'replace', path: '/income/amount', value: -5 };
    const effects = [amend({ op: 'remove', path: '/fortunes/0' }), amend(patch)];
    expect(round.ask('account-1', proposal({ effects }))).toEqual({
      code: 'RULESET_REFUSED',
      rule: 'proposals',
      facts: {
        effect: 1,
        problems: [{ path: '/income/amount', message: 'expected at least 0', operation: null }],
      },
    });
  });

  it('are refused when a card that exists is not in the deck [P6]', () => {
    const document = rulesetWith();
    const round = runningRound(document);
    const player = addProposer(round);
    const withoutSpades = (): ProposalEffect =>
      amend(
        { op: 'replace', path: '/deck/suits', value: document.deck.suits.filter(notSpades) },
        ...groupsWithoutSpades(document),
      );
    expect(round.ask('account-1', proposal({ effects: [withoutSpades()] }))).toBeNull();
    grantTo(round, player, { 'CARD:ACE:SPADES': 1, [MAKER]: 1 });
    expect(round.ask('account-1', proposal({ effects: [withoutSpades()] }))).toMatchObject({
      code: 'RULESET_REFUSED',
      facts: {
        problems: [
          {
            path: '/deck',
            message: 'expected a deck with Ace of Spades, since that card exists',
            operation: null,
          },
        ],
      },
    });
  });

  it('may take what can still be got until the adoption [P3]', () => {
    const round = runningRound();
    addProposer(round);
    const effects = [{ ...give(P1, [['TRUNG', 5]]), type: 'TAKE_ITEMS' } as const];
    expect(round.ask('account-1', proposal({ effects }))).toBeNull();
  });
});

function give(playerId: PlayerId, items: [string, number][]) {
  return {
    type: 'GIVE_ITEMS' as const,
    playerId,
    items: items.map(([item, quantity]) => amount(item, quantity)),
  };
}

const notSpades = ({ suit }: { suit: string }): boolean => suit !== 'SPADES';

/** The groups without Spades. The later suits move up by one number. */
function groupsWithoutSpades(
  document: ReturnType<typeof rulesetWith>,
): { op: string; path: string; value: unknown }[] {
  const { suits, traditions, colors } = document.deck;
  const kept = suits.filter(notSpades).map((suit, index) => ({ ...suit, number: index + 1 }));
  const without = (groups: typeof traditions): typeof traditions =>
    groups.map((group) => ({ ...group, suits: group.suits.filter((suit) => suit !== 'SPADES') }));
  return [
    { op: 'replace', path: '/deck/suits', value: kept },
    { op: 'replace', path: '/deck/traditions', value: without(traditions) },
    { op: 'replace', path: '/deck/colors', value: without(colors) },
  ];
}
