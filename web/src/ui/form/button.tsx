import type { ComponentProps } from 'react';
import type { CommandState } from '../../platform/api/use-command';
import { t } from '../../platform/i18n/translate';
import './button.css';

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: 'act' | 'plain' | 'quiet';
  /** The state of the button's command, shown while in flight. */
  readonly state?: CommandState;
};

export function Button({ look = 'plain', state, children, className = '', ...rest }: ButtonProps) {
  const is = state?.is ?? 'idle';
  const sent = is === 'sent' || is === 'cut';
  const held = sent || state?.rests === true || String(rest['aria-disabled']) === 'true';
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} ${className}`}
      data-way={is}
      aria-busy={sent}
      aria-disabled={held}
      onClick={(event) => {
        if (held) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {children}
      <span className="button-way">
        {is === 'sent' && t('command.sent')}
        {is === 'cut' && t('command.cut')}
        {is === 'done' && t('command.done')}
      </span>
    </button>
  );
}
