/** A round whose players repeatedly amend its rules. */
import type { Json } from '../../../src/kernel';
import { cardsOf, proseDifference } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';
import { roundOf, rulesetOf } from '../../../src/round/model/state';
import { holesIn, legalPatch } from '../../rulesets/random-operations';
import type { Draw } from '../../rulesets/random-operations';
import { later, MONDAY } from '../harness';
import type { TestRound } from '../harness';
import {
  BLESSING,
  CITING,
  elaborate,
  MOTTO,
  OFFICES,
  POLISHING,
  PRAISE,
  PRAY,
  thirds,
  DUELLED,
  secretive,
  TRACKED,
} from '../../support/custom-mechanics';
import { act, advanceRulesDays, dealInTurn, DOCUMENT, healthy, openRound } from './busy-round';
import { amend, proposal } from './proposal-commands';
import { SWITCHES } from './procedure-switches';

/** Tracked values of cards, with actions, scores and fortunes that read and change them. */
const SHINING = { op: 'ADD', of: [{ name: 'cards' }, { name: 'hand.value:SHINE' }] };
const CARDS = [
  POLISHING,
  [...POLISHING, { op: 'add', path: '/hands/ranking/formula', value: SHINING }],
  [
    ...POLISHING,
    { op: 'add', path: '/trackedValues/-', value: MOTTO },
    {
      ...{ op: 'add', path: '/fortunes/-' },
      value: {
        ...{ fortune: 'WEAR', name: 'Wear' },
        holds: { op: 'MORE', of: [{ name: 'hand.value:SHINE' }, 1] },
        also: [
          { type: 'ADD', value: 'SHINE', by: { name: 'card.value:SHINE' } },
          { type: 'SET_TEXT', value: 'MOTTO', whose: 'ACTOR', text: 'Worn' },
        ],
      },
    },
  ],
];

export const ADDITIONS = [
  // Another test covers the tempo of a second, at which a day of this test is thousands of weeks.
  ...Object.entries(SWITCHES)
    .filter(([name]) => !name.startsWith('the tempo'))
    .map(([, patch]) => patch),
  [
    { op: 'add', path: '/trackedValues', value: TRACKED },
    { op: 'add', path: '/actions', value: [PRAY, PRAISE] },
    { op: 'add', path: '/offices', value: OFFICES },
  ],
  CITING,
  BLESSING,
  ...CARDS,
  elaborate('CHIP', 'AUCTION'),
  secretive('CHIP', 'AUCTION'),
  [
    { op: 'add', path: '/proposals/graveMajority', value: thirds(2) },
    { op: 'add', path: '/proposals/classes/0/effects', value: ['AMEND_RULESET', 'GIVE_ITEMS'] },
  ],
  [
    {
      ...{ op: 'add', path: '/income/byEvent' },
      value: [
        { event: 'LOT_WON', amount: { name: 'item:CHIP' } },
        ...['HAND_PLACED', 'TRADE_MADE', 'PROPOSAL_ADOPTED'].map((event) => ({ event, amount: 3 })),
      ],
    },
  ],
];
const HALF_DAYS_AFTER = 14;

/** The round after all amendments, with checks at every step. */
export function amendedRound(draws: readonly Draw[], document = DOCUMENT): TestRound {
  const round = openRound(document);
  round.advanceTo(later(MONDAY, ((draws[0]?.[1] ?? 0) % 168) * 3_600_000));
  for (const draw of draws) {
    const before = rulesetOf(round.state);
    propose(round, draw);
    live(round, draw[2]);
    const after = rulesetOf(round.state);
    if (after === before) continue;
    expect(holesIn(after)).toEqual([]);
    proseDifference(before, after);
  }
  for (let half = 0; half < HALF_DAYS_AFTER; half += 1) live(round, half);
  healthy(round);
  return round;
}

export function propose(round: TestRound, draw: Draw): void {
  const patch = legalPatch(rulesetOf(round.state), draw, ADDITIONS);
  if (patch === null) return;
  const classes = rulesetOf(round.state).proposals.classes.map((each) => each.class);
  for (const code of ['URGENT', ...classes]) {
    const asked = proposal({ class: code, effects: [amend(...patch)] });
    if (round.ask('account-1', asked) !== null) continue;
    const [made] = round.told;
    if (made?.type !== 'ProposalSubmitted') continue;
    for (const who of ['account-1', 'account-2', 'account-3']) {
      round.ask(who, { type: 'CastVote', proposalId: made.proposalId, vote: 'FOR' });
    }
    return;
  }
}

function live(round: TestRound, half: number): void {
  for (const who of ['account-1', 'account-2', 'account-3']) {
    act(round, who);
    for (const action of ['PRAY', 'BLESS']) {
      round.ask(who, { type: 'TakeAction', action, playerId: null });
    }
    round.ask(who, { type: 'EntrustSecretAttempt', action: 'DUEL', declares: DUELLED, salt: who });
    const card = cardsOf(rulesetOf(round.state))[half];
    if (card) round.ask(who, { type: 'TakeAction', action: 'POLISH', playerId: null, card });
  }
  dealInTurn(round, half);
  advanceRulesDays(round, 0.5);
}

/** The number of adopted amendments. */
export const adoptedIn = (round: TestRound): number => roundOf(round.state).revision - 1;

/** The journal with the edition's name replaced. */
export const nameless = ({ journal }: TestRound, { edition }: RoundRuleset): Json =>
  JSON.parse(JSON.stringify(journal).replaceAll(`"${edition}"`, '"EDITION"')) as Json;
