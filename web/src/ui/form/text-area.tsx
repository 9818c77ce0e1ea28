import { useId } from 'react';
import type { Way } from '../../platform/api/use-command';
import { Outcome } from './outcome';
import './field.css';

type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly hint?: string;
  readonly way?: Way;
  readonly season?: string | null;
};

/** A `Field` of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, rows = 4, hint, way, season = null } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={rows}
        value={value}
        aria-invalid={way?.is === 'refused' || way?.is === 'failed'}
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
