import vectors from '../../../docs/deal-vectors.json';
import { deal } from '../../../src/dynasty/dealing/deal';
import { canonicalJson, sha256OfText, shuffle } from '../../../src/kernel';
import { dynastyCards } from '../../../src/rulesets';
import { dealAgain } from '../../api/repeated-deal';
import { rules } from '../harness';

const DECK = dynastyCards(rules().deck);

describe('the published deals', () => {
  it('are pinned: clients verify by them', () => {
    expect(sha256OfText(canonicalJson(vectors))).toBe(
      '1fffd2d9ca96e059ddff2713d0a02f60671b81488a0665d573038a4d1505154b',
    );
  });

  test.each(vectors.deals)('$what is dealt so [K3]', (vector) => {
    const { seed, scope, from, clientSeeds, fixed, hands, grandCanal } = vector;
    const [first, second] = vector.masks.map((mask) => ({
      ...{ masks: mask === null ? [] : [mask], unmet: null },
    }));
    const { items } = shuffle({ seed, scope, clientSeeds }, from, DECK);
    const isFixed = (named: (typeof DECK)[number]): boolean =>
      fixed.some(({ rank, suit }) => rank === named.rank && suit === named.suit);
    const under = items.filter((card) => !isFixed(card));
    expect(deal(rules(), [...fixed, ...under], [first!, second!])).toEqual({ hands, grandCanal });
  });

  test.each(vectors.deals)('$what is dealt so by node:crypto as well', (vector) => {
    const { hands, grandCanal, ...dealing } = vector;
    expect(dealAgain({ ...dealing, deck: DECK })).toEqual({ hands, grandCanal });
  });
});
