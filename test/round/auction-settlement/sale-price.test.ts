import { held, inOnePiece, playerId } from '../../../src/kernel';
import type { RoundEvent } from '../../../src/round';
import { settleDue } from '../../../src/round/clock/settle-due';
import { parseRuleset, ruleMarkdown } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';
import { ownerOf } from '../../../src/season';
import { gallery } from '../../rulesets/documents';
import { addLot, addPlayer, card, during, rulesetWith, runningRound } from '../given';
import { NEXT_SUNDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import { commitAndReveal } from '../secret-actions/secret-action-commands';

const SECOND = { lots: 'SECOND', playerLots: 'FIRST' } as const;
const ruleset = () => rulesetWith(({ auction }) => (auction.prices = SECOND));

const problemsOf = (document: RoundRuleset): string[] => {
  const parsed = parseRuleset(document);
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};
const settle = (round: TestRound): RoundEvent[] =>
  during(round, () => inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY))));
const chips = (round: TestRound, player: string): number =>
  held(round.state, ownerOf(playerId(player)), 'CHIP');

describe('a second price', () => {
  it('is what the next player bid, and 1 where nobody else did [Bidding; X6]', () => {
    const round = runningRound(ruleset());
    for (const rank of ['ACE', '2', '3']) addLot(round, [card(rank, 'CUPS')]);
    const [ann, bob] = [addPlayer(round, { CHIP: 100 }), addPlayer(round, { CHIP: 100 })];
    commitAndReveal(round, ann, 'BIDS', '1: 50, 2: 40');
    commitAndReveal(round, bob, 'BIDS', '1: 31, 3: 60');
    const events = settle(round);
    expect(ofType(events, 'LotSold').map(({ playerId: id, price }) => [id, price])).toEqual([
      [ann.id, 31],
      [ann.id, 1],
      [bob.id, 1],
    ]);
    expect([chips(round, 'p1'), chips(round, 'p2')]).toEqual([68, 99]);
    expect(round.state.need('lots', 'l1').price).toBe(31);
    expect(round.violations()).toEqual([]);
  });

  it('is that of a tie, which the earlier bid wins [Bidding; E2, X6]', () => {
    const round = runningRound(ruleset());
    addLot(round, [card('ACE', 'CUPS')]);
    const [ann, bob] = [addPlayer(round, { CHIP: 100 }), addPlayer(round, { CHIP: 100 })];
    commitAndReveal(round, ann, 'BIDS', '1: 50');
    commitAndReveal(round, bob, 'BIDS', '1: 50');
    expect(ofType(settle(round), 'LotSold')).toMatchObject([{ playerId: ann.id, price: 50 }]);
  });

  it('does not let anybody bid more in all than they have [Bidding; X6]', () => {
    const round = runningRound(ruleset());
    addLot(round, [card('ACE', 'CUPS')]);
    const ann = addPlayer(round, { CHIP: 10 });
    commitAndReveal(round, ann, 'BIDS', '1: 11');
    expect(ofType(settle(round), 'LotSold')).toEqual([]);
  });

  it('is told in the rules, and takes sealed bids [X6]', () => {
    expect(ruleMarkdown(ruleset())).toContain(
      'That player loses as many Chips as the highest bid of anybody else, or 1 if there is none.',
    );
    const open = ruleset();
    open.auction.bidding = { procedure: 'OPEN', phase: 'AUCTION' };
    expect(problemsOf(open)).toContain('/auction/prices/lots');
  });

  it('takes sealed bids on the lots that it is of [X6, Y2]', () => {
    const mixed = gallery();
    mixed.auction.house!.playerLots.procedure = 'OPEN';
    mixed.auction.prices = SECOND;
    expect(problemsOf(mixed)).toEqual([]);
    mixed.auction.prices = { lots: 'FIRST', playerLots: 'SECOND' };
    expect(problemsOf(mixed)).toEqual(['/auction/prices/playerLots']);
  });
});
