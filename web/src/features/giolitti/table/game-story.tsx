import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { LINES } from '../../../ui/list/step-lines';
import { t } from '../../../platform/i18n/translate';

const GAME = graphql(`
  fragment GameStory on GiolittiGame {
    id
    story
  }
`);

type GameStoryProps = {
  readonly game: FragmentType<typeof GAME>;
  /** The play shown by a replay; null for the live game. */
  readonly at: number | null;
};

/** The game as a story, newest last. */
export function GameStory({ game, at }: GameStoryProps) {
  const { id, story } = unmask(GAME, game);
  return (
    <aside className="story">
      <h2>{t('game.story')}</h2>
      <ol aria-keyshortcuts="j k" {...LINES}>
        {story.map((line, each) => (
          <li key={each}>
            <Line game={id} line={line} at={at} />
          </li>
        ))}
      </ol>
    </aside>
  );
}

type LineProps = { readonly game: string; readonly line: string; readonly at: number | null };

/** The line of a play links to the position after the play. */
function Line({ game, line, at }: LineProps) {
  const [, play] = /^(\d+)\. /.exec(line) ?? [];
  if (play === undefined) return <>{line}</>;
  return (
    <Link href={`/g/${game}?play=${play}`} aria-current={Number(play) === at ? 'step' : undefined}>
      {line}
    </Link>
  );
}
