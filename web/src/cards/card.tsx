import { Arcanum } from './arcanum';
import { CourtFigure } from './court';
import { romanOf } from './emblems';
import { drawingOf, indexOf, inWords, nameOf } from './face';
import type { Drawing, Face } from './face';
import { Pips } from './pips';
import { Cartouche, SuitSign } from './suit-sign';
import { inkOf } from './suits';
import './card.css';

/** Five to seven. */
const WIDTH = 250;
const HEIGHT = 350;

type CardProps = {
  readonly face: Face;
  /** In pixels; readable from 48. */
  readonly width: number;
};

/** Any card of any deck, drawn from what it is called. */
export function Card({ face, width }: CardProps) {
  const name = nameOf(face);
  const drawing = drawingOf(face);
  return (
    <svg
      className={`card ${width < 64 ? 'card-small' : ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={width}
      height={(width * HEIGHT) / WIDTH}
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      <rect className="card-paper" x="2" y="2" width="246" height="346" rx="17" />
      <g className="card-picture">
        <Picture face={face} drawing={drawing} />
      </g>
      <Corner face={face} drawing={drawing} />
      <g transform={`rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`}>
        <Corner face={face} drawing={drawing} />
      </g>
    </svg>
  );
}

type Drawn = { readonly face: Face; readonly drawing: Drawing };

function Picture({ face, drawing }: Drawn) {
  const { suit, rank } = face;
  switch (drawing.is) {
    case 'pips':
      return <Pips suit={suit} count={drawing.count} />;
    case 'court':
      return <CourtFigure suit={suit} court={drawing.court} />;
    case 'arcanum':
      return <Arcanum arcanum={drawing.arcanum} name={inWords(rank)} />;
    case 'invented':
      return (
        <>
          <g className={`ink-${inkOf(suit)}`} transform="translate(125 160) scale(1.3)">
            <Cartouche letter={drawing.letter} />
          </g>
          <SuitSign suit={suit} x={125} y={262} size={48} />
        </>
      );
  }
}

/** Rank and suit, so that a card can be read in a fan. */
function Corner({ face, drawing }: Drawn) {
  const isArcanum = drawing.is === 'arcanum';
  const text = isArcanum ? romanOf(drawing.arcanum) : indexOf(face);
  return (
    <g className={`ink-${inkOf(face.suit)}`}>
      <text className="card-index" x="27" y="44" textAnchor="middle" data-long={text.length > 1}>
        {text}
      </text>
      <g className="card-corner-suit">
        <SuitSign suit={face.suit} x={27} y={text === '' ? 32 : 66} size={30} />
      </g>
    </g>
  );
}
