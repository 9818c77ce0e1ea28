import { SuitSign } from './suit-sign';

type Point = readonly [x: number, y: number];

const LEFT = 84;
const MIDDLE = 125;
const RIGHT = 166;
const TOP = 78;
const BOTTOM = 272;
const CENTRE = 175;
const row = (part: number): number => TOP + (BOTTOM - TOP) * part;
const pair = (part: number): readonly Point[] => [
  [LEFT, row(part)],
  [RIGHT, row(part)],
];
const mid = (part: number): Point => [MIDDLE, row(part)];
const four = [0, 1 / 3, 2 / 3, 1].flatMap(pair);
const three = [0, 0.5, 1].flatMap(pair);
const two = [0, 1].flatMap(pair);

/** The classic arrangement of pips. */
const CLASSIC: readonly (readonly Point[])[] = [
  [],
  [],
  [mid(0), mid(1)],
  [mid(0), mid(0.5), mid(1)],
  two,
  [...two, mid(0.5)],
  three,
  [...three, mid(0.25)],
  [...three, mid(0.25), mid(0.75)],
  [...four, mid(0.5)],
  [...four, mid(1 / 6), mid(5 / 6)],
];
const PIP = 42;
const SMALL_PIP = 27;

/** Two to ten in the classic arrangement; eleven to thirteen as a wreath around the number. */
export function Pips({ suit, count }: { readonly suit: string; readonly count: number }) {
  if (count === 1) return <Ace suit={suit} />;
  const places = CLASSIC[count];
  if (places === undefined) return <Wreath suit={suit} count={count} />;
  return places.map(([x, y], at) => (
    <SuitSign key={at} suit={suit} x={x} y={y} size={PIP} turned={y > CENTRE + 1} />
  ));
}

function Wreath({ suit, count }: { readonly suit: string; readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_none, at) => {
        const angle = (at * 2 * Math.PI) / count;
        const x = MIDDLE + 58 * Math.sin(angle);
        const y = CENTRE - 88 * Math.cos(angle);
        return <SuitSign key={at} suit={suit} x={x} y={y} size={SMALL_PIP} />;
      })}
      <text className="wreath-number" x={MIDDLE} y={CENTRE + 20} textAnchor="middle">
        {count}
      </text>
    </>
  );
}

function Ace({ suit }: { readonly suit: string }) {
  return (
    <>
      <g className="ornament" transform={`translate(${MIDDLE} ${CENTRE})`}>
        <path d="M0-104C46-96 72-58 72 0S46 96 0 104S-72 58-72 0S-46-96 0-104z" />
        <path d="M0-96C40-88 64-54 64 0S40 88 0 96S-64 54-64 0S-40-88 0-96z" />
        {[0, 180].map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M0-104q-12-10-24-4q6-12 24-10q18-2 24 10q-12-6-24 4zM0-118v-8M-8-122h16"
          />
        ))}
      </g>
      <SuitSign suit={suit} x={MIDDLE} y={CENTRE} size={104} />
    </>
  );
}
