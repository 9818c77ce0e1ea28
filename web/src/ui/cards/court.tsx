import { useId } from 'react';
import { CHESSMEN, FIGURES } from './figures';
import type { Court } from './face';
import { Shapes } from './paint';
import { SuitSign } from './suit-sign';
import { inkOf } from './suits';

/** The frame of a figure, inside the corner indices and clear of their letters. */
const FRAME = 'M53 40H197V310H53z';
/** A French court card is mirrored; other court cards stand upright. */
const FRENCH: readonly string[] = ['HEARTS', 'DIAMONDS', 'SPADES', 'CLUBS'];

export function CourtFigure({ suit, court }: { readonly suit: string; readonly court: Court }) {
  const ink = `ink-${inkOf(suit)}`;
  if (court === 'BISHOP' || court === 'ROOK') {
    return (
      <>
        <g className={ink} transform="translate(125 184) scale(1.9)">
          <Shapes shapes={CHESSMEN[court]} />
        </g>
        <SuitSign suit={suit} x={125} y={72} size={40} />
      </>
    );
  }
  const isDouble = FRENCH.includes(suit) && court !== 'UNTER_KNAVE' && court !== 'OBER_KNAVE';
  return isDouble ? <Doubled suit={suit} court={court} /> : <Standing suit={suit} court={court} />;
}

type FigureProps = { readonly suit: string; readonly court: keyof typeof FIGURES };

function Doubled({ suit, court }: FigureProps) {
  const half = useId();
  return (
    <>
      <clipPath id={half}>
        <path d="M53 40H197V155L53 195z" />
      </clipPath>
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 125 175)`}>
          <g clipPath={`url(#${half})`}>
            <g className={`ink-${inkOf(suit)}`} transform="translate(125 116) scale(1.22)">
              <Shapes shapes={FIGURES[court]} />
            </g>
          </g>
          <SuitSign suit={suit} x={72} y={62} size={28} />
        </g>
      ))}
      <path className="court-frame" d={FRAME} />
      <path className="waist" d="M53 195L197 155" />
    </>
  );
}

/** The Ober's sign is above, the Unter's below. */
function Standing({ suit, court }: FigureProps) {
  const clip = useId();
  const sign = court === 'UNTER_KNAVE' ? { x: 75, y: 284 } : { x: 74, y: 64 };
  return (
    <>
      <clipPath id={clip}>
        <path d={FRAME} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g className={`ink-${inkOf(suit)}`} transform="translate(125 173) scale(1.37)">
          <Shapes shapes={FIGURES[court]} />
        </g>
      </g>
      <path className="court-frame" d={FRAME} />
      <SuitSign suit={suit} {...sign} size={34} />
    </>
  );
}
