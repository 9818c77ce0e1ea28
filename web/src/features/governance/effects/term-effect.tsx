import type { EffectsFragment } from '../../../generated/graphql';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { humanize } from '../../../platform/i18n/humanize';
import { t } from '../../../platform/i18n/translate';

type EffectOf = EffectsFragment['effects'][number];

type TermProps = Pick<
  Extract<EffectOf, { __typename: 'SetTermEffect' }>,
  'office' | 'until' | 'player'
>;

/** A term's new end. The office's code prints in words; a term without an office is a Judge's. */
export function TermEffect({ office, until, player }: TermProps) {
  const now = useNow(60_000);
  const said = {
    who: player.name,
    office: office === null ? t('govern.asJudge') : humanize(office),
  };
  return until === null
    ? t('govern.setsTermOpen', said)
    : t('govern.setsTerm', { ...said, until: printMoment(Date.parse(until), now) });
}
