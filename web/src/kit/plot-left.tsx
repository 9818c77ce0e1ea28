import { say } from '../words/words';
import type { Series, Told } from './plot-series';

type PlotLeftProps = {
  /** The lines that are drawn. */
  readonly drawn: readonly Series[];
  /** How many lines there are of those who are told of. */
  readonly lines: number;
  /** How many are told of at the end, and how many are not. */
  readonly told: Told;
  /** How many moments are drawn, and how many there are. */
  readonly moments: number;
  readonly ofMoments: number;
};

/** What a plot leaves out, in words; nothing where it is whole. */
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
