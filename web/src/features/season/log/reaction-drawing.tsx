import { t } from '../../../platform/i18n/translate';
import { REACTIONS } from './reaction-signs';
import type { ReactionSign } from './reaction-signs';

type Drawing = {
  readonly lines: string;
  readonly filled?: string;
};

const FACE = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z';
const EYES =
  'M9 9a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2zM15 9a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2z';

/** Drawn, since not every machine has a font with these signs. */
const DRAWINGS: Readonly<Record<ReactionSign, Drawing>> = {
  '👏': {
    lines:
      'M8.5 21Q4 19.5 3.5 14.5L3 11q1.6-1 2.3.6L6.6 14L5 6.8Q6.6 5.6 7.3 7.2L9 11.5L8.3 4.8Q10 3.8 10.6 5.4L11.6 11L12.1 5Q13.8 4.4 14.1 6L14.2 12.2L15.8 9Q17.6 8.9 17.2 10.6L16.2 15.6Q15 21 8.5 21zM17.5 5l1.6-2.2M19.8 8l2.4-.9M15.6 3V1',
  },
  '😂': {
    lines: `${FACE}M7 10.4q1.6-2.2 3.2 0M13.8 10.4q1.6-2.2 3.2 0M5 12.5l-1.8 2.6M19 12.5l1.8 2.6`,
    filled: 'M7.2 13.2h9.6a4.8 4.8 0 0 1-9.6 0z',
  },
  '😮': { lines: FACE, filled: `${EYES}M12 13a2.3 2.6 0 1 0 0 5.2a2.3 2.6 0 1 0 0-5.2z` },
  '🤔': { lines: `${FACE}M13.4 7.4l3.4-1M8.6 15.9l5.6-1.3`, filled: EYES },
  '😬': {
    lines: `${FACE}M7.3 13.4h9.4v3.8H7.3zM10.4 13.4v3.8M13.6 13.4v3.8M7.3 15.3h9.4`,
    filled: EYES,
  },
  '🎭': {
    lines: 'M4 5.5q8-2.6 16 0V11a8 9.6 0 0 1-16 0zM8.6 14.6q3.4 2.8 6.8 0',
    filled: 'M6.6 9.6q2-2 4 0q-2 1.8-4 0zM13.4 9.6q2-2 4 0q-2 1.8-4 0z',
  },
  '🍀': {
    lines: 'M12 11.5q.4 6 4.4 9.5',
    filled:
      'M12 10.8C8 10.8 5.4 9 5.4 6.6C5.4 3.6 9.4 2.6 12 5.6C14.6 2.6 18.6 3.6 18.6 6.6C18.6 9 16 10.8 12 10.8zM11.6 11.6C11.6 15.4 10 17.8 7.6 17.8C4.6 17.8 3.4 14.6 5.6 12.4L11.6 11.6zM12.4 11.6L18.4 12.4C20.6 14.6 19.4 17.8 16.4 17.8C14 17.8 12.4 15.4 12.4 11.6z',
  },
  '🤝': {
    lines:
      'M2 7.5l4-1.2l4 1.5l2.6-1.3L18 6.3l4 1.2v7.2l-2.6.6l-5 4.4q-1.2.9-2.4-.1L5 14.6l-3 .2zM10 7.8L8 11.6q1.6 1.7 3.6.1l1.6-1.3l6 4.9',
  },
};

type ReactionDrawingProps = {
  readonly sign: ReactionSign;
  /** True beside the sign's name. */
  readonly isNamed?: boolean;
};

/** A quick reaction, as high as the text. */
export function ReactionDrawing({ sign, isNamed = false }: ReactionDrawingProps) {
  const { lines, filled } = DRAWINGS[sign];
  return (
    <svg
      className="reaction-sign"
      data-sign={sign}
      viewBox="0 0 24 24"
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(REACTIONS[sign]) })}
    >
      <path className="reaction-lines" d={lines} />
      {filled !== undefined && <path className="reaction-filled" d={filled} />}
    </svg>
  );
}
