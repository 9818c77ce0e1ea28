import { HeadToHead } from './head-to-head';
import { Leaders } from './leaders';
import { Statistics } from './statistics';

/** Standings, results between players, and games. */
export function Standings({ season }: { readonly season: string }) {
  return (
    <>
      <Leaders season={season} />
      <HeadToHead season={season} />
      <Statistics season={season} />
    </>
  );
}
