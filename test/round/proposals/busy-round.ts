/** A round with everything in progress, while tests change its rules. */
import { DAY_MS, rulesInstant, toReal, toRules } from '../../../src/kernel';
import { dueRound, eventText, optionsOf } from '../../../src/round';
import type { CountedCard } from '../../../src/round';
import { unaffordableBids } from '../../../src/round/bidding/invariants';
import { minimumBid } from '../../../src/round/bidding/open-bids';
import { roundOf, rulesetOf, tempoOf } from '../../../src/round/model/state';
import { cardsOf, codeOfCard, DEFAULT_EDITION, EDITIONS, hasCard } from '../../../src/rulesets';
import type { Card, RoundRuleset } from '../../../src/rulesets';
import { addLot, addPlayer, grantTo, rulesetWith, runningRound } from '../given';
import { account, later, MONDAY, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { WHOLE } from '../../support/sentence';
import { deal, open } from './player-actions';
import { MAKER } from './proposal-commands';

const busy = (edition: string): RoundRuleset =>
  rulesetWith(({ membership, trade }) => {
    membership.reputableAfterDays = 0;
    trade.ducks = true;
  }, edition);

export const DOCUMENT = busy(DEFAULT_EDITION);
/** The ruleset for each edition, by the edition's name. */
export const DOCUMENTS = [...EDITIONS.keys()].map((edition) => [edition, busy(edition)] as const);

/** A round with sealed bids and hands, lots, deals, ducks and votes in progress. */
export function openRound(document = DOCUMENT): TestRound {
  const round = runningRound(document);
  round.advanceTo(MONDAY);
  const [most = ACE, ...others] = cardsHeld(document);
  for (const who of [1, 2, 3]) {
    const { id } = addPlayer(round, { [MAKER]: 9 });
    if (document.items.some(({ item }) => item === 'TRUNG')) grantTo(round, id, { TRUNG: 20 });
    grantTo(round, id, { [document.currency]: 50, [codeOfCard(most)]: 2 });
    for (const each of others) grantTo(round, id, { [codeOfCard(each)]: 1 });
    addLot(round, [most], later(MONDAY, -who));
  }
  open(round, 'account-1', 'account-2');
  open(round, 'account-2', 'account-1');
  return round;
}

const ACE: Card = { rank: 'ACE', suit: 'CUPS' };
const MAGICIAN: Card = { rank: 'THE_MAGICIAN', suit: 'ARCANA' };

/** The cards that each player has: enough for a hand, and the first of them twice. */
const cardsHeld = (document: RoundRuleset): readonly Card[] =>
  hasCard(document, ACE) && hasCard(document, MAGICIAN)
    ? [ACE, MAGICIAN]
    : cardsOf(document).slice(0, Math.max(2, document.hands.minimumCards));

function handIn({ state }: TestRound): CountedCard[] {
  const ruleset = rulesetOf(state);
  const [most = ACE, ...others] = cardsHeld(ruleset);
  return ruleset.hands.minimumCards <= 2
    ? [{ ...most, count: 2 }]
    : [most, ...others].map((each) => ({ ...each, count: 1 }));
}

/** The player tries one command of each kind. Refusals are ignored. */
export function act(round: TestRound, who: string): void {
  const hand = handIn(round);
  round.ask(who, { type: 'SealBids', bids: [{ lot: 1, amount: 3 }], salt: 's' });
  entrust(round, '1: 3\n---\ns');
  round.ask(who, { type: 'SealHand', cards: hand, salt: 's' });
  round.ask(who, { type: 'PresentHand', cards: hand });
  round.ask(who, { type: 'GenerateLot', clientSeed: null });
  for (const lotId of ['l1', 'l2', 'l3', 'l4'] as const) {
    const amount = minimumBid(round.state, lotId) + 9;
    round.ask(who, { type: 'PlaceBid', lotId, amount });
  }
}

/** Keeps a text as the server would, if the last command has committed an action. */
function entrust(round: TestRound, text: string): void {
  const last = round.told.find((event) => event.type === 'SecretActionCommitted');
  if (last?.type === 'SecretActionCommitted') round.vault.keep(last.actionId, text);
}

export function advanceRulesDays(round: TestRound, rulesDays: number): void {
  const clock = tempoOf(roundOf(round.state));
  const to = toReal(clock, rulesInstant(toRules(clock, round.now) + rulesDays * DAY_MS));
  round.advanceTo(to > round.now ? to : later(round.now, 1));
}

export function healthy(round: TestRound): void {
  expect([...round.violations(), ...unaffordableBids(round.state)]).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  const { status } = roundOf(round.state);
  if (status === 'RUNNING') expect(dueRound(round.state)).toBeGreaterThan(round.now);
  for (const who of ['account-1', 'account-2']) optionsOf(round.state, account(who), round.now);
  for (const { event } of round.journal) expect(eventText(round.state, event)).toMatch(WHOLE);
}

/** Every two days each of two players makes a deal with the other. */
export function dealInTurn(round: TestRound, half: number): void {
  if (half % 4 === 1) deal(round, 'account-1', 'account-2');
  if (half % 4 === 2) deal(round, 'account-2', 'account-1');
}
