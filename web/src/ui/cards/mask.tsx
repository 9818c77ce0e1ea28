import { t } from '../../platform/i18n/translate';
import { inWords } from './face';
import { MASKS } from './masks';
import { Shapes } from './paint';
import { Cartouche } from './suit-sign';
import './card.css';

type MaskProps = { readonly mask: string; readonly name?: string; readonly width: number };

export function Mask({ mask, name = inWords(mask), width }: MaskProps) {
  const shapes = MASKS[mask];
  const label = t('mask.name', { name });
  return (
    <svg
      className="mask ink-red"
      viewBox="-54 -56 108 112"
      width={width}
      height={width}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {shapes === undefined ? <Cartouche letter={mask.slice(0, 1)} /> : <Shapes shapes={shapes} />}
    </svg>
  );
}
