import { useRef, useState } from 'react';
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
  const [done, setDone] = useState<{ readonly href: string; readonly as: CopyResult } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const copy = async (): Promise<void> => setDone({ href, as: await copied(href, link.current) });
  return (
    <p className="address">
      <a ref={link} href={href}>
        {href}
      </a>
      <Button look="quiet" aria-label={t('share.copyOf', { name })} onClick={() => void copy()}>
        {t(done?.href === href ? `host.${done.as}` : 'share.copy')}
      </Button>
    </p>
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
