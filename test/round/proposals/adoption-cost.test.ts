import { inOnePiece } from '../../../src/kernel';
import type { Instant, PlayerId } from '../../../src/kernel';
import { advanceRound } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import type { RoundRuleset } from '../../../src/rulesets';
import { runningRound, rulesetWith } from '../given';
import { later } from '../harness';
import { addProposer, amend, MAKER, submitted, vote } from './proposal-commands';

/** Adopts six proposals of one instant. Returns the number of adoptions in each piece of work. */
function pieces(document: RoundRuleset, ...effects: ProposalEffect[]): number[] {
  const round = runningRound(document);
  addProposer(round, 6);
  const proposals = Array.from({ length: 6 }, () => submitted(round, 'account-1', { effects }));
  for (const { id } of proposals) vote(round, 'account-1', id, 'FOR');
  const { closesAtMs } = proposals[0]!;
  round.advanceTo(later(closesAtMs, -1));
  const found: number[] = [];
  for (let left: Instant | null = closesAtMs; left !== null;) {
    const before = round.journal.length;
    left = inOnePiece(advanceRound(round.turn('clock', closesAtMs), closesAtMs));
    const events = round.journal.slice(before).map(({ event }) => event.type);
    found.push(events.filter((type) => type === 'ProposalAdopted').length);
  }
  return found;
}

const title = (at: number) => ({ op: 'replace', path: '/title', value: `Title ${at}` });
const short = amend(title(0));
const longRules = rulesetWith((document) => {
  document.articles = Array.from({ length: 9 }, (_, at) => ({
    anchor: `long-${at}`,
    title: 'Long',
    markdown: 'Ducks are to be fed. '.repeat(950),
  }));
});

it('several adoptions of short rules are one piece of work [A2]', () => {
  expect(pieces(rulesetWith(), short)).toEqual([5, 1]);
});

it('an adoption of long rules is a piece of work by itself [A2]', () => {
  expect(pieces(longRules, short)).toEqual([1, 1, 1, 1, 1, 1]);
});

it('an adoption of many operations is a piece of work by itself [A2]', () => {
  const operations = Array.from({ length: 200 }, (_, at) => title(at));
  const effects = Array.from({ length: 18 }, () => amend(...operations));
  expect(pieces(rulesetWith(), ...effects)).toEqual([1, 1, 1, 1, 1, 1]);
});

/** The number of steps in which the clock decides one proposal. */
function steps(effectsOf: (player: PlayerId) => readonly ProposalEffect[]): number {
  const round = runningRound();
  const effects = effectsOf(addProposer(round));
  const { id, closesAtMs } = submitted(round, 'account-1', { effects });
  vote(round, 'account-1', id, 'FOR');
  round.advanceTo(later(closesAtMs, -1));
  const work = advanceRound(round.turn('clock', closesAtMs), closesAtMs);
  let found = 0;
  while (work.next().done !== true) found += 1;
  expect(round.state.need('proposals', id).status).toBe('ADOPTED');
  return found;
}

it('each effect of an adoption is a step of its own', () => {
  const effects = Array.from({ length: 20 }, (_, at) => amend(title(at)));
  expect(steps(() => effects) - steps(() => effects.slice(0, 1))).toBe(19);
});

it('articles that are added although an effect fails are planned in steps', () => {
  const article = (at: number): ProposalEffect => ({
    ...{ type: 'ADD_ARTICLE', anchor: `fed-${at}`, title: 'Ducks', markdown: 'They are fed.' },
    evenIfOthersFail: true,
  });
  const found = (count: number): number =>
    steps((playerId) => [
      ...Array.from({ length: count }, (_, at) => article(at)),
      { type: 'TAKE_ITEMS', playerId, items: [{ item: MAKER, quantity: 9 }] },
    ]);
  // With one article: all effects, the article alone, and the article again for its adoption.
  expect(found(4) - found(1)).toBe(3 + (2 + 3 + 4) + 3);
});
