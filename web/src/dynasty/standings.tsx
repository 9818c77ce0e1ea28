import { HeadToHead } from './head-to-head';
import { Leaders } from './leaders';
import { Numbers } from './numbers';

/** Who leads, who beat whom, and what was played. */
export function Standings({ season }: { readonly season: string }) {
  return (
    <>
      <Leaders season={season} />
      <HeadToHead season={season} />
      <Numbers season={season} />
    </>
  );
}
