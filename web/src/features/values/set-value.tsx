import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { CardInput } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { Checkbox } from '../../ui/form/checkbox';
import { t } from '../../platform/i18n/translate';
import { parseNumber } from '../../platform/parse-number';
import { printLimits } from './print-limits';
import { printValue } from '../../ui/print-value';

const SETTABLE = graphql(`
  fragment Settable on TrackedValue {
    code
    title
    type
    secret
    ...Limits
  }
`);
const SET_VALUE = graphql(`
  mutation SetValue($input: SetValueInput!) {
    setValue(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      seq
    }
  }
`);

type SetValueProps = {
  readonly season: string;
  readonly tracked: FragmentType<typeof SETTABLE>;
  readonly now: unknown;
  /** The value's owner in the API's form; empty for a value of the season. */
  readonly of: { readonly playerId?: string; readonly card?: CardInput };
  /** The owner's name; null for the season. */
  readonly whose: string | null;
  /** True to start in edit mode. */
  readonly open?: boolean;
  readonly onDone?: () => void;
};

/** A value set in place: a flag by a checkbox, others by a press and typing. */
export function SetValue(props: SetValueProps) {
  const { season, now, of, whose, open = false, onDone } = props;
  const tracked = unmask(SETTABLE, props.tracked);
  const { code, title, type, secret } = tracked;
  const place = { season, command: `setValue ${code} ${JSON.stringify(of)}` };
  const [typing, setTyping] = useState(open);
  const [typed, setTyped, forget] = useDraft<string | null>(place, null);
  const { state, send } = useCommand(SET_VALUE, { ...place, secret });
  const label = whose === null ? t('values.set', { title }) : t('values.setOf', { title, whose });
  const set = async (to: unknown): Promise<void> => {
    if ((await send({ seasonId: season, value: code, ...of, to })) === null) return;
    leave();
  };
  const leave = (): void => {
    if (!forget()) return;
    setTyping(false);
    onDone?.();
  };
  if (type === 'FLAG') {
    return (
      <span className="value-set">
        <Checkbox checked={now === true} onChange={(to) => void set(to)}>
          <span className="unseen">{label}</span> {printValue(now)}
        </Checkbox>
        <Outcome state={state} season={season} />
      </span>
    );
  }
  if (!typing) {
    return (
      <button
        type="button"
        className="value-now"
        aria-label={`${label}: ${printValue(now)}`}
        onClick={() => setTyping(true)}
      >
        {printValue(now)}
      </button>
    );
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void set(type === 'NUMBER' ? parseNumber(shown) : shown);
  };
  const shown = typed ?? String(now);
  return (
    <form className="value-set" onSubmit={submit}>
      <input
        className="field-input"
        aria-label={label}
        inputMode={type === 'NUMBER' ? 'numeric' : 'text'}
        ref={focus}
        value={shown}
        aria-invalid={state.is === 'refused' || state.is === 'failed'}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="act" state={state}>
        {t('values.to')}
      </Button>
      <OptionRule season={season} mutation="setValue" input={{ value: code, ...of }} />
      <Button look="quiet" onClick={leave}>
        {t('values.leave')}
      </Button>
      <p className="quiet small">{printLimits(tracked)}</p>
      <Outcome state={state} season={season} />
    </form>
  );
}

/** Moves the focus into the field that replaces the value. */
const focus = (input: HTMLInputElement | null): void => input?.focus();
