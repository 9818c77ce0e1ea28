import { useId } from 'react';
import { CHESSMEN, FIGURES } from './figures';
import type { Court } from './face';
import { Shapes } from './paint';
import { SuitSign } from './suit-sign';
import { inkOf } from './suits';

/** On French cards a figure has two heads; on the others it stands. */
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
        <path d="M44 42H206V152L44 198z" />
      </clipPath>
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 125 175)`}>
          <g clipPath={`url(#${half})`}>
            <g className={`ink-${inkOf(suit)}`} transform="translate(125 108) scale(1.28)">
              <Shapes shapes={FIGURES[court]} />
            </g>
          </g>
          <SuitSign suit={suit} x={66} y={68} size={32} />
        </g>
      ))}
      <path className="waist" d="M44 198L206 152" />
    </>
  );
}

/** The Ober's sign is above, the Unter's below. */
function Standing({ suit, court }: FigureProps) {
  const clip = useId();
  const sign = court === 'UNTER_KNAVE' ? { x: 68, y: 280 } : { x: 68, y: 70 };
  return (
    <>
      <clipPath id={clip}>
        <path d="M38 40H212V310H38z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g className={`ink-${inkOf(suit)}`} transform="translate(128 148) scale(1.72)">
          <Shapes shapes={FIGURES[court]} />
        </g>
      </g>
      <SuitSign suit={suit} {...sign} size={46} />
    </>
  );
}
