import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { t } from '../platform/i18n/translate';
import { Button } from './form/button';
import './address.css';

type AddressProps = {
  /** Absolute, for use outside the client. */
  readonly href: string;
  /** A description of the target. */
  readonly name: string;
};

/** An address to open or copy. */
export function Address({ href, name }: AddressProps) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <p className="address">
      <a ref={link} href={href}>
        {href}
      </a>
      <CopyButton text={href} label={t('share.copyOf', { name })} shown={link} />
    </p>
  );
}

type CopyableCodeProps = { readonly code: string; readonly name: string };

/** Code to copy into another page. */
export function CopyableCode({ code, name }: CopyableCodeProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <p className="address">
      <code ref={shown}>{code}</code>
      <CopyButton text={code} label={t('share.copyCode', { name })} shown={shown} />
    </p>
  );
}

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  readonly shown: RefObject<Element | null>;
};

function CopyButton({ text, label, shown }: CopyButtonProps) {
  const [done, setDone] = useState<{ readonly text: string; readonly as: CopyResult } | null>(null);
  const copy = async (): Promise<void> => setDone({ text, as: await copied(text, shown.current) });
  return (
    <Button look="quiet" aria-label={label} onClick={() => void copy()}>
      {t(done?.text === text ? `host.${done.as}` : 'share.copy')}
    </Button>
  );
}

type CopyResult = 'copied' | 'selected';

/**
 * Without HTTPS there is no clipboard, and the browser may deny access to it. In both cases the
 * text is selected, for the user to copy.
 */
async function copied(text: string, shown: Element | null): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}
