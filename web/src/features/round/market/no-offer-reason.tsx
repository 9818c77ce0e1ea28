import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { ReputedFragment } from '../../../generated/graphql';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';

const REPUTED = graphql(`
  fragment Reputed on Player {
    id
    name
    reputable
    reputableAt
  }
`);

type NoOfferReasonProps = {
  readonly players: readonly FragmentType<typeof REPUTED>[];
  /** The text if no special reason applies. */
  readonly otherwise: 'market.notNow' | 'contracts.notNow';
};

/** The reason why the viewer can offer nothing to other players, and the time when that changes. */
export function NoOfferReason({ players, otherwise }: NoOfferReasonProps) {
  const { me, week } = useSeat();
  const now = useNow(60_000);
  const all = unmask(REPUTED, players);
  const others = all.filter(({ id }) => id !== me?.id);
  const mine = all.find(({ id }) => id === me?.id);
  const soonest = firstOf(others);
  const when = (at: string): string => printMoment(Date.parse(at), now);
  if (me === null) return <p className="quiet">{t('whyNot.watching')}</p>;
  if (week === null) return <p className="quiet">{t('whyNot.notBegun')}</p>;
  if (soonest === null) return <p className="quiet">{t('whyNot.alone')}</p>;
  if (mine?.reputable === false) {
    return <p className="quiet">{t('whyNot.new', { when: when(mine.reputableAt) })}</p>;
  }
  if (others.every(({ reputable }) => !reputable)) {
    const { name, reputableAt } = soonest;
    return <p className="quiet">{t('whyNot.others', { name, when: when(reputableAt) })}</p>;
  }
  return <p className="quiet">{t(otherwise)}</p>;
}

/** The player who is, or becomes, reputable first. */
const firstOf = (players: readonly ReputedFragment[]): ReputedFragment | null =>
  players.reduce<ReputedFragment | null>(
    (first, each) =>
      first === null || Date.parse(each.reputableAt) < Date.parse(first.reputableAt) ? each : first,
    null,
  );
