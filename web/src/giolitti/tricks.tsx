import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { say } from '../words/words';

const TRICKS = graphql(`
  fragment Tricks on GiolittiGame {
    id
    tricks {
      trick
      name
      class
      points
      active
    }
  }
`);

/** Those that score in this game. */
export function Tricks({ game }: { readonly game: FragmentType<typeof TRICKS> }) {
  const { tricks } = unmask(TRICKS, game);
  return (
    <ul className="tricks" aria-label={say('game.tricks')}>
      {tricks
        .filter(({ active }) => active)
        .map(({ trick, name, points }) => (
          <li key={trick} title={say('game.points', { points })}>
            {name} <b className="figures">{points}</b>
          </li>
        ))}
    </ul>
  );
}
