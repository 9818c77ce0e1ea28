import { useId } from 'react';
import type { ComponentProps } from 'react';
import type { CommandState } from '../../platform/api/use-command';
import { Outcome } from './outcome';
import './field.css';

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** The state of the field's command, if its errors belong beside this field. */
  readonly state?: CommandState;
  /** The field's own error text, instead of an error from `state`; null for no error. */
  readonly wrong?: string | null;
  /** The season whose rules a refusal cites. */
  readonly season?: string | null;
};

export function Field(props: FieldProps) {
  const { label, value, onChange, hint, state, wrong, season = null, ...rest } = props;
  const id = useId();
  const hasFailed = state?.is === 'refused' || state?.is === 'failed';
  const isWrong = wrong === undefined ? hasFailed : wrong !== null;
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
        {typeof wrong === 'string' && (
          <p className="outcome" role="alert">
            {wrong}
          </p>
        )}
        {wrong === undefined && state !== undefined && <Outcome state={state} season={season} />}
      </div>
    </div>
  );
}
