import { useId } from 'react';
import { t } from '../../platform/i18n/translate';
import { star } from './shapes';
import './card.css';

type CardBackProps = { readonly season: string; readonly width: number };

/** Numbers from 0 to 1, one for each kind, fixed for a season. */
function numbersOf(season: string): (kind: number) => number {
  let hash = 2_166_136_261;
  for (const letter of season) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (kind) => (Math.imul(hash ^ (kind * 2_654_435_761), 0x85eb_ca6b) >>> 8) / 2 ** 24;
}

/** The back of a season's cards: a pattern from the season's id. */
export function CardBack({ season, width }: CardBackProps) {
  const id = useId();
  const number = numbersOf(season);
  const hue = [352, 8, 158, 172, 216, 268][Math.floor(number(1) * 6)] ?? 352;
  const points = 4 + Math.floor(number(2) * 5);
  const inner = 4 + number(3) * 7;
  const step = 28 + Math.floor(number(4) * 4) * 4;
  const turn = number(5) < 0.5 ? 0 : 45;
  const c = step / 2;
  return (
    <svg
      className="card card-back"
      viewBox="0 0 250 350"
      width={width}
      height={width * 1.4}
      role="img"
      aria-label={t('card.back')}
    >
      <pattern
        id={id}
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <path className="back-star" d={star(points, c - 2, inner, c, c)} />
        <path className="back-line" d={`M0 ${c}L${c} 0L${step} ${c}L${c} ${step}z`} />
      </pattern>
      <rect className="card-paper" x="2" y="2" width="246" height="346" rx="17" />
      <rect x="14" y="14" width="222" height="322" rx="9" fill={`hsl(${hue} 48% 24%)`} />
      <rect x="14" y="14" width="222" height="322" rx="9" fill={`url(#${id})`} />
      <rect className="back-edge" x="22" y="22" width="206" height="306" rx="5" />
    </svg>
  );
}
