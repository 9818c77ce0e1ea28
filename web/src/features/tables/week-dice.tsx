import { Link } from 'wouter';
import { t } from '../../platform/i18n/translate';

type WeekDiceProps = {
  readonly season: string;
  /** The round's current week; null before its start. */
  readonly week: number | null;
};

/**
 * Links to this week's dice, whose seed is published at the end of the week, and to earlier weeks.
 */
export function WeekDice({ season, week }: WeekDiceProps) {
  if (week === null) return null;
  return (
    <p className="week-dice line-up small">
      <Link href={`/verify/${season}/${week}`}>{t('verify.thisWeek')}</Link>
      {week > 1 && <Link href={`/s/${season}/history`}>{t('verify.earlier')}</Link>}
    </p>
  );
}
