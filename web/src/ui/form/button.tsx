import type { ComponentProps } from 'react';
import type { Way } from '../../platform/api/use-command';
import { say } from '../../platform/i18n/translate';
import './button.css';

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: 'act' | 'plain' | 'quiet';
  /** The state of its command, shown on the button while in flight. */
  readonly way?: Way;
};

export function Button({ look = 'plain', way, children, className = '', ...rest }: ButtonProps) {
  const state = way?.is ?? 'idle';
  const sent = state === 'sent' || state === 'cut';
  const held = sent || way?.rests === true;
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} ${className}`}
      data-way={state}
      aria-busy={sent}
      aria-disabled={held || rest['aria-disabled']}
      onClick={(event) => {
        if (held) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {children}
      <span className="button-way">
        {state === 'sent' && say('command.sent')}
        {state === 'cut' && say('command.cut')}
        {state === 'done' && say('command.done')}
      </span>
    </button>
  );
}
