import { CardBack } from './card-back';
import './backs.css';

type BacksProps = {
  readonly season: string;
  /** What lies there, for whoever cannot see it. */
  readonly label: string;
  /** How many are drawn. */
  readonly count: number;
  readonly width: number;
};

/** Cards face down, one over the other. */
export const Backs = ({ season, label, count, width }: BacksProps) => (
  <span className="backs" role="img" aria-label={label} title={label}>
    {Array.from({ length: count }, (_, at) => (
      <CardBack key={at} season={season} width={width} />
    ))}
  </span>
);
