import vectors from '../../docs/chance-vectors.json';
import { nativeHmac } from '../../src/engine';
import { draw } from '../../src/kernel';

test.each(vectors.draws)(
  'the platform draws $value of $sides sides under $label, as published [invariant 9]',
  ({ seed, scope, clientSeeds, from, sides, number, value }) => {
    const stream = { seed, scope, clientSeeds };
    expect(draw(stream, from, sides, nativeHmac)).toEqual({ number, sides, value });
  },
);
