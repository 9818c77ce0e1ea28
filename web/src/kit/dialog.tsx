import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { say } from '../words/words';
import './dialog.css';

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** The veil is ours: Radix's own writes a style element, which the content security policy forbids. */
export function Dialog({ open, onOpenChange, title, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="dialog-veil" />
        <Radix.Content className="dialog" aria-describedby={undefined}>
          <Radix.Title asChild>
            <h2>{title}</h2>
          </Radix.Title>
          {children}
          <Radix.Close className="dialog-close" aria-label={say('close')}>
            ×
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
