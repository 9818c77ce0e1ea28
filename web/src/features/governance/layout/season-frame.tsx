import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { useTitle } from '../../../platform/use-title';
import { OptionRules } from '../../../ui/form/option-rule';
import { Log, SeasonTop } from '../../season';
import { SeasonClock } from '../../../ui/season-clock';
import '../../../ui/panel.css';

const FRAME = graphql(`
  fragment SeasonFrame on Season {
    id
    name
    kind
    viewer {
      id
      options {
        mutation
        anchor
        input
      }
    }
    ...SeasonTop
    ...SeasonClock
  }
`);

type SeasonFrameProps = {
  readonly season: FragmentType<typeof FRAME>;
  readonly title: string;
  readonly children: ReactNode;
};

/** A page of a season, other than its table: head, tabs, and the log beside the content. */
export function SeasonFrame({ season, title, children }: SeasonFrameProps) {
  const shown = unmask(FRAME, season);
  useTitle(`${shown.name} · ${title}`);
  return (
    <SeasonClock season={shown}>
      <SeasonTop season={shown} />
      <div className="board">
        <div className="board-main">
          <OptionRules options={shown.viewer?.options ?? []}>{children}</OptionRules>
        </div>
        <aside className="board-log">
          <Log season={shown.id} page={`/${shown.kind === 'DYNASTY' ? 'd' : 's'}/${shown.id}`} />
        </aside>
      </div>
    </SeasonClock>
  );
}
