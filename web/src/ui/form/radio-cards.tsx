import { useId } from 'react';
import './radio-cards.css';

type RadioCardsProps<T extends string> = {
  readonly label: string;
  /** Null if no entry is chosen. */
  readonly value: T | null;
  readonly of: readonly { readonly value: T; readonly name: string; readonly about?: string }[];
  readonly onChange: (value: T) => void;
};

/** A choice among a few entries, all visible, each with an explanation. */
export function RadioCards<T extends string>({ label, value, of, onChange }: RadioCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className="pick">
      <legend className="field-label">{label}</legend>
      <div className="pick-row">
        {of.map((each) => (
          <label key={each.value} className="pick-one" data-picked={each.value === value}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.name}</span>
            {each.about !== undefined && each.about !== '' && (
              <span className="quiet small">{each.about}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
