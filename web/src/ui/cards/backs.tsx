import { CardBack } from './card-back';
import './backs.css';

type BacksProps = {
  readonly season: string;
  /** The label for screen readers. */
  readonly label: string;
  /** The number of backs to draw. */
  readonly count: number;
  readonly width: number;
};

/** A pile of cards, face down. */
export const Backs = ({ season, label, count, width }: BacksProps) => (
  <span className="backs" role="img" aria-label={label} title={label}>
    {Array.from({ length: count }, (_, at) => (
      <CardBack key={at} season={season} width={width} />
    ))}
  </span>
);
