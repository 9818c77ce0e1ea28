import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Deadline } from '../../../ui/deadline';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';

const PAUSED = graphql(`
  fragment Paused on Season {
    id
    pausedSince
    pausedUntil
  }
`);

/** The start and the end of a pause; nothing without a pause. */
export function PauseNotice({ season }: { readonly season: FragmentType<typeof PAUSED> }) {
  const { pausedSince, pausedUntil } = unmask(PAUSED, season);
  const now = useNow(60_000);
  if (pausedSince === null || pausedUntil === null) return null;
  const since = printMoment(Date.parse(pausedSince), now);
  return <Deadline at={pausedUntil} what={t('season.paused', { since })} />;
}
