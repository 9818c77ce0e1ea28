import { say } from '../../platform/i18n/translate';
import type { Series, Told } from './plot-series';

type PlotLeftProps = {
  readonly drawn: readonly Series[];
  /** The number of lines over the players counted in `told`. */
  readonly lines: number;
  /** The number of players in the last moment, and of those missing from it. */
  readonly told: Told;
  /** The number of moments drawn, and of all. */
  readonly moments: number;
  readonly ofMoments: number;
};

/** States what a plot leaves out; nothing if it is complete. */
export function PlotLeft({ drawn, lines, told, moments, ofMoments }: PlotLeftProps) {
  const has = drawn.some(({ mine }) => mine);
  const shown = drawn.length;
  const all = lines + told.untold;
  return (
    <>
      {moments < ofMoments && (
        <p className="quiet small">{say('plot.lastMoments', { shown: moments, all: ofMoments })}</p>
      )}
      {shown < all && (
        <p className="quiet small">
          {told.untold === 0
            ? say(has ? 'plot.mostAndYou' : 'plot.most', { shown, all })
            : say(has ? 'plot.mostOfFirstAndYou' : 'plot.mostOfFirst', {
                ...{ shown, all, first: told.told },
              })}
        </p>
      )}
    </>
  );
}
