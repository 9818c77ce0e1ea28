import { t } from '../../platform/i18n/translate';
import './stake-field.css';

type StakeFieldProps = {
  readonly label: string;
  /** Empty for no amount. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly step?: number;
  /** The id of the text about the field's problem; null without one. */
  readonly problem?: string | null;
};

/** An amount to type, with buttons to raise and lower it. */
export function StakeField({ label, value, onChange, step = 1, problem = null }: StakeFieldProps) {
  const amount = value === '' ? 0 : Number(value);
  const put = (next: number): void => onChange(next <= 0 ? '' : String(next));
  return (
    <span className="stake">
      <button type="button" aria-label={t('bid.less')} onClick={() => put(amount - step)}>
        −
      </button>
      <input
        inputMode="numeric"
        spellCheck={false}
        pattern="[0-9]*"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ?? undefined}
        value={value}
        placeholder="0"
        onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 9))}
      />
      <button type="button" aria-label={t('bid.more')} onClick={() => put(amount + step)}>
        +
      </button>
    </span>
  );
}
