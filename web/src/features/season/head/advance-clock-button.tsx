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
    rehearsal
    nextDeadline
    viewer {
      id
      host
    }
  }
`);

/** Moves a rehearsal's clock to its next event; between presses the clock stops. */
export function AdvanceClockButton({ season }: { readonly season: FragmentType<typeof CLOCK_ON> }) {
  const { id, rehearsal, nextDeadline, viewer } = unmask(CLOCK_ON, season);
  const now = useNow(60_000);
  if (!rehearsal || viewer?.host !== true || nextDeadline === null) return null;
  return (
    <div className="clock-on">
      <MutationButton
        rests
        document={ADVANCE_CLOCK}
        season={id}
        command="advanceClock on"
        input={{ seasonId: id, to: nextDeadline }}
      >
        {t('season.clockOn', { when: printMoment(Date.parse(nextDeadline), now) })}
      </MutationButton>
    </div>
  );
}
