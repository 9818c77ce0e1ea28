import { emblemOf } from './emblems';
import { Shapes } from './paint';
import { Cartouche } from './suit-sign';

type ArcanumProps = { readonly arcanum: string; readonly name: string };

export function Arcanum({ arcanum, name }: ArcanumProps) {
  const emblem = emblemOf(arcanum);
  return (
    <>
      <path className="arch" d="M44 262V120C44 76 80 50 125 50S206 76 206 120V262z" />
      <g className="ink-arcana" transform="translate(125 160) scale(1.42)">
        {emblem === null ? <Cartouche letter={arcanum.slice(0, 1)} /> : <Shapes shapes={emblem} />}
      </g>
      <path className="ribbon" d="M30 262Q125 244 220 262L212 279L220 298Q125 280 30 298L38 279z" />
      <text
        className="ribbon-name"
        x="125"
        y="283"
        textAnchor="middle"
        {...(name.length > 14 ? { textLength: 158, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
    </>
  );
}
