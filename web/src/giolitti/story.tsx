import { Link } from 'wouter';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { LINES } from '../kit/step-lines';
import { say } from '../words/words';

const GAME = graphql(`
  fragment GameStory on GiolittiGame {
    id
    story
  }
`);

/** The game told, the newest last. */
export function Story({ game }: { readonly game: FragmentType<typeof GAME> }) {
  const { id, story } = unmask(GAME, game);
  return (
    <aside className="story">
      <h2>{say('game.story')}</h2>
      <ol aria-keyshortcuts="j k" {...LINES}>
        {story.map((line, at) => (
          <li key={at}>
            <Line game={id} line={line} />
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** The line of a play leads back to the state that it made. */
function Line({ game, line }: { readonly game: string; readonly line: string }) {
  const [, play] = /^(\d+)\. /.exec(line) ?? [];
  if (play === undefined) return <>{line}</>;
  return <Link href={`/g/${game}?play=${play}`}>{line}</Link>;
}
