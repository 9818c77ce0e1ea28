import { say } from '../words/words';
import type { Series } from './plot-series';

type PlotLeftProps = {
  /** The lines that are drawn. */
  readonly drawn: readonly Series[];
  /** How many lines there are. */
  readonly lines: number;
  /** How many moments are drawn, and how many there are. */
  readonly moments: number;
  readonly ofMoments: number;
};

/** What a plot leaves out, in words; nothing where it is whole. */
export function PlotLeft({ drawn, lines, moments, ofMoments }: PlotLeftProps) {
  const has = drawn.some(({ mine }) => mine);
  const shown = drawn.length;
  return (
    <>
      {moments < ofMoments && (
        <p className="quiet small">{say('plot.lastMoments', { shown: moments, all: ofMoments })}</p>
      )}
      {shown < lines && (
        <p className="quiet small">
          {say(has ? 'plot.mostAndYou' : 'plot.most', { shown, all: lines })}
        </p>
      )}
    </>
  );
}
