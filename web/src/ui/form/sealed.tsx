/** The parts of a page about sealed texts: bids, hands, and secret actions of the rules. */
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../../platform/api/draft';
import type { CommandState } from '../../platform/api/use-command';
import type { SecretActionFailure } from '../../generated/graphql';
import { t } from '../../platform/i18n/translate';
import { sealedIn } from '../../platform/sealing/sealed-text';
import { Deadline } from '../deadline';
import { Button } from './button';
import { OptionRule } from './option-rule';
import { Outcome } from './outcome';
import { SealedTextField } from './sealed-text-field';

type SealedLineProps = {
  readonly name: string;
  /** In a sentence: "bids", "Duel". */
  readonly kind: string;
  /** The status in words; null as long as the text is sealed. */
  readonly status: string | null;
  readonly failure: SecretActionFailure | null;
  readonly sha256: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A text that a player sealed, and, behind its line, the hash. */
export function SealedLine({
  name,
  kind,
  status,
  failure,
  sha256,
  className,
  children,
}: SealedLineProps) {
  return (
    <details className={className}>
      <summary>
        {t('seal.line', { name, kind })}
        {status !== null && (
          <span className="quiet">
            {' · '}
            {status}
            {failure !== null && `: ${t(`seal.why.${failure}`)}`}
          </span>
        )}
      </summary>
      <p className="small">
        {t('seal.hash')} <code className="breakable">{sha256}</code>
      </p>
      {children}
    </details>
  );
}

/** The times between which the viewer must reveal a text. */
export const RevealTimes = ({ from, until }: { readonly from: string; readonly until: string }) => (
  <p>
    <Deadline at={from} what={t('seal.revealFrom')} />
    {', '}
    <Deadline at={until} what={t('seal.revealBy')} />
  </p>
);

type SaveTextProps = { readonly file: string; readonly text: string };

/** Saves the text that this browser keeps. */
export const SaveText = ({ file, text }: SaveTextProps) => (
  <a
    className="button button-quiet"
    download={file}
    href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
  >
    {t('seal.download')}
  </a>
);

type RevealTextProps = {
  readonly place: { readonly season: string; readonly command: string };
  readonly button: string;
  readonly mutation: string;
  /** The fields of the input that identify the option. */
  readonly known: object;
  readonly sha256: string;
  /** The sealed text, if this browser has it. */
  readonly kept: string | null;
  readonly until: string;
  readonly state: CommandState;
  /** Resolves with true once the text is revealed. */
  readonly onReveal: (text: string) => Promise<boolean>;
};

/** Reveals a sealed text: this browser's copy, or a text pasted or read from a file. */
export function RevealText({ place, sha256, kept, until, state, ...rest }: RevealTextProps) {
  const { button, mutation, known, onReveal } = rest;
  const [pasted, setPasted, clear] = useDraft(place, '');
  const found = useMemo(() => (pasted === '' ? null : sealedIn(pasted, sha256)), [pasted, sha256]);
  const field = useRef<HTMLTextAreaElement>(null);
  const reveal = async (): Promise<void> => {
    const text = kept ?? found;
    if (text === null) field.current?.focus();
    else if (await onReveal(text)) clear();
  };
  return (
    <div className="reveal">
      {kept === null && (
        <SealedTextField ref={field} text={pasted} matches={found !== null} onText={setPasted} />
      )}
      <p className="row">
        <span className="act-way">
          <Button look="act" state={state} onClick={() => void reveal()}>
            {button}
          </Button>
          <OptionRule season={place.season} mutation={mutation} input={known} />
        </span>
        <Deadline at={until} what={t('seal.revealBy')} />
      </p>
      <Outcome state={state} season={place.season} />
    </div>
  );
}
