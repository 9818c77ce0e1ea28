import { useId } from 'react';
import type { ComponentProps } from 'react';
import type { Way } from '../api/use-command';
import { Outcome } from './outcome';
import './field.css';

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** Of the command that it belongs to, where what goes wrong is told beside this field. */
  readonly way?: Way;
  /** The season whose rules a refusal names. */
  readonly season?: string | null;
};

export function Field(props: FieldProps) {
  const { label, value, onChange, hint, way, season = null, ...rest } = props;
  const id = useId();
  const isWrong = way?.is === 'refused' || way?.is === 'failed';
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field-input"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-about`} className="field-about">
        {hint !== undefined && <p className="quiet small">{hint}</p>}
        {way !== undefined && <Outcome way={way} season={season} />}
      </div>
    </div>
  );
}
