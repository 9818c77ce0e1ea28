import { t } from '../../platform/i18n/translate';
import type { Series, Coverage } from './plot-series';

type PlotOmissionsProps = {
  readonly drawn: readonly Series[];
  /** The number of lines for the players in `coverage.included`. */
  readonly lines: number;
  /** The number of players in the last moment, and the number left out of it. */
  readonly coverage: Coverage;
  /** The number of moments drawn, and the total. */
  readonly moments: number;
  readonly ofMoments: number;
};

/** States the plot's omissions; nothing if it is complete. */
export function PlotOmissions({ drawn, lines, coverage, moments, ofMoments }: PlotOmissionsProps) {
  const has = drawn.some(({ mine }) => mine);
  const shown = drawn.length;
  const all = lines + coverage.omitted;
  return (
    <>
      {moments < ofMoments && (
        <p className="quiet small">{t('plot.lastMoments', { shown: moments, all: ofMoments })}</p>
      )}
      {shown < all && (
        <p className="quiet small">
          {coverage.omitted === 0
            ? t(has ? 'plot.mostAndYou' : 'plot.most', { shown, all })
            : t(has ? 'plot.mostOfFirstAndYou' : 'plot.mostOfFirst', {
                ...{ shown, all, first: coverage.included },
              })}
        </p>
      )}
    </>
  );
}
