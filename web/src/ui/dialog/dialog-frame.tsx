import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../platform/i18n/translate';
import './dialog.css';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
};

/**
 * Uses its own overlay, since Radix's writes a style element, which the content security policy
 * forbids.
 */
export function DialogFrame({ open, onOpenChange, title, children }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="dialog-veil" />
        <Radix.Content
          className="dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={() => void (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger, which is unused here.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Radix.Title asChild>
            <h2>{title}</h2>
          </Radix.Title>
          {children}
          <Radix.Close className="dialog-close" aria-label={t('close')}>
            ×
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
