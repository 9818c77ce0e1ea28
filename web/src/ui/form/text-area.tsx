import { useId } from 'react';
import type { CommandState } from '../../platform/api/use-command';
import { Outcome } from './outcome';
import './field.css';

type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly hint?: string;
  readonly state?: CommandState;
  readonly season?: string | null;
};

/** A `Field` of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, rows = 4, hint, state, season = null } = props;
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
        aria-invalid={state?.is === 'refused' || state?.is === 'failed'}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-about`} className="field-about">
        {hint !== undefined && <p className="quiet small">{hint}</p>}
        {state !== undefined && <Outcome state={state} season={season} />}
      </div>
    </div>
  );
}
