import { memo } from 'react';
import { Arcanum } from './arcanum';
import { CourtFigure } from './court';
import { emblemOf, romanOf } from './emblems';
import { drawingOf, indexOf, inWords, nameOf } from './face';
import type { Drawing, Face } from './face';
import { Shapes } from './paint';
import { Pips } from './pips';
import { Cartouche, SuitSign } from './suit-sign';
import { inkOf } from './suits';
import './card.css';

const WIDTH = 250;
const HEIGHT = 350;
/** Below this width only rank and suit are legible, so they fill the card. */
const SMALL = 64;

type CardProps = {
  readonly face: Face;
  /** In pixels; legible from 48. */
  readonly width: number;
};

const isSame = (one: CardProps, other: CardProps): boolean =>
  one.width === other.width &&
  one.face.rank === other.face.rank &&
  one.face.suit === other.face.suit &&
  one.face.archetype === other.face.archetype &&
  one.face.name === other.face.name;

/** A card of any deck, drawn from its names. Memoised, since it has about a hundred shapes. */
export const Card = memo(function Card({ face, width }: CardProps) {
  const name = nameOf(face);
  const drawing = drawingOf(face);
  return (
    <svg
      className="card"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={width}
      height={(width * HEIGHT) / WIDTH}
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      <rect className="card-paper" x="2" y="2" width="246" height="346" rx="17" />
      {width < SMALL ? (
        <Small face={face} drawing={drawing} />
      ) : (
        <>
          <Picture face={face} drawing={drawing} />
          <Corner face={face} drawing={drawing} />
          <g transform={`rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`}>
            <Corner face={face} drawing={drawing} />
          </g>
        </>
      )}
    </svg>
  );
}, isSame);

type CardDrawing = { readonly face: Face; readonly drawing: Drawing };

function Picture({ face, drawing }: CardDrawing) {
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

function Small({ face, drawing }: CardDrawing) {
  const { suit, rank } = face;
  const emblem = drawing.is === 'arcanum' ? emblemOf(drawing.arcanum) : null;
  const text = drawing.is === 'arcanum' ? romanOf(rank) : indexOf(face);
  return (
    <g className={`ink-${inkOf(suit)}`}>
      <text className="card-great" x="125" y="142" textAnchor="middle" data-length={text.length}>
        {text}
      </text>
      {emblem === null ? (
        <SuitSign suit={suit} x={125} y={text === '' ? 175 : 244} size={136} />
      ) : (
        <g
          transform={`translate(125 ${text === '' ? 175 : 236}) scale(${text === '' ? 2.1 : 1.5})`}
        >
          <Shapes shapes={emblem} />
        </g>
      )}
    </g>
  );
}

/** Rank and suit, legible in a fan. */
function Corner({ face, drawing }: CardDrawing) {
  const isArcanum = drawing.is === 'arcanum';
  const text = isArcanum ? romanOf(face.rank) : indexOf(face);
  return (
    <g className={`card-corner ink-${inkOf(face.suit)}`}>
      <text
        className="card-index"
        x="27"
        y="44"
        textAnchor="middle"
        data-length={Math.min(text.length, 3)}
      >
        {text}
      </text>
      <SuitSign suit={face.suit} x={27} y={text === '' ? 34 : 68} size={30} />
    </g>
  );
}
