import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { ADVANCE_CLOCK } from './advance-clock';

const CLOCK_ON = graphql(`
  fragment ClockOn on Season {
    id
    kind
    rehearsal
    nextDeadline
    deadlines(first: 6) {
      at
    }
    viewer {
      id
      host
    }
  }
`);

/** Moves a rehearsal's clock to its next event; between presses the clock stops. */
export function AdvanceClockButton({ season }: { readonly season: FragmentType<typeof CLOCK_ON> }) {
  const { id, kind, rehearsal, nextDeadline, deadlines, viewer } = unmask(CLOCK_ON, season);
  const now = useNow(60_000);
  if (!rehearsal || viewer?.host !== true || nextDeadline === null) return null;
  // In a dynasty the next deal is no deadline. In a round, warnings before a deadline are skipped.
  const to = (kind === 'ROUND' ? deadlines[0]?.at : null) ?? nextDeadline;
  return (
    <div className="clock-on">
      <MutationButton
        rests
        document={ADVANCE_CLOCK}
        season={id}
        command="advanceClock on"
        input={{ seasonId: id, to }}
      >
        {t('season.clockOn', { when: printMoment(Date.parse(to), now) })}
      </MutationButton>
    </div>
  );
}
