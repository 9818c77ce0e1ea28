import { useState } from 'react';
import { say } from '../words/words';
import { Button } from './button';
import './address.css';

type AddressProps = {
  /** With the scheme: it is for other programs, and other people. */
  readonly href: string;
  /** What it leads to. */
  readonly name: string;
};

/** An address to open, and to take along. */
export function Address({ href, name }: AddressProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(href);
    setCopied(href);
  };
  return (
    <p className="address">
      <a href={href}>{href}</a>
      <Button look="quiet" aria-label={say('share.copyOf', { name })} onClick={() => void copy()}>
        {say(copied === href ? 'host.copied' : 'share.copy')}
      </Button>
    </p>
  );
}
