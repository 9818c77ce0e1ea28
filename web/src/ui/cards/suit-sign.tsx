import { Shapes } from './paint';
import { suitOf } from './suits';
import './card.css';

type SuitSignProps = {
  readonly suit: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Upside down, as in a card's lower half. */
  readonly turned?: boolean;
  /** In the colour of the surrounding text. */
  readonly plain?: boolean;
};

/** A suit's sign, centred on a point; a suit without a picture gets its letter in a cartouche. */
export function SuitSign({ suit, x, y, size, turned = false, plain = false }: SuitSignProps) {
  const known = suitOf(suit);
  const place = `translate(${x} ${y}) scale(${size / 100})${turned ? ' rotate(180)' : ''}`;
  const ink = plain ? 'ink-plain' : `ink-${known?.ink ?? 'black'}`;
  return (
    <g transform={place} className={ink}>
      {known === null ? <Cartouche letter={suit.slice(0, 1)} /> : <Shapes shapes={known.shapes} />}
    </g>
  );
}

/** The placeholder of suits and symbols without a picture. */
export function Cartouche({ letter }: { readonly letter: string }) {
  return (
    <>
      <path
        className="paint-main"
        d="M0-48Q18-40 34-42Q32-20 44 0Q32 20 34 42Q18 40 0 48Q-18 40-34 42Q-32 20-44 0Q-32-20-34-42Q-18-40 0-48z"
      />
      <text className="cartouche" textAnchor="middle" y="20">
        {letter}
      </text>
    </>
  );
}
