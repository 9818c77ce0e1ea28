import { useEffect, useId, useState } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { OptionRule } from '../kit/option-rule';
import { Deadline } from '../kit/deadline';
import { Outcome } from '../kit/outcome';
import { say } from '../words/words';
import { useSeat } from './seat';
import { canHash, sha256Of } from './secret-text';
import type { Kind } from './secret-text';

const REVEAL = graphql(`
  mutation RevealSecretAction($input: RevealSecretActionInput!) {
    revealSecretAction(input: $input) {
      refusal {
        code
        message
        rule
      }
      secretAction {
        id
        ...SecretAction
      }
    }
  }
`);

type RevealProps = {
  readonly kind: Kind;
  readonly sha256: string;
  /** The text, where this browser has it. */
  readonly kept: string | null;
  readonly until: string;
};

/** Reveals the text that this browser kept, or one that is pasted. */
export function Reveal({ kind, sha256, kept, until }: RevealProps) {
  const { season } = useSeat();
  const place = { season, command: `revealSecretAction ${kind}` };
  const [pasted, setPasted, clear] = useDraft(place, '');
  const { way, send } = useCommand(REVEAL, { ...place, secret: true });
  const text = kept ?? pasted;
  const matches = useMatches(text, sha256);
  const id = useId();
  const reveal = async (): Promise<void> => {
    if ((await send({ seasonId: season, kind, text })) !== null) clear();
  };
  return (
    <div className="reveal">
      {kept === null && (
        <>
          <p>{say('seal.lost')}</p>
          <label className="field-label" htmlFor={id}>
            {say('seal.text')}
          </label>
          <textarea
            id={id}
            className="field-input"
            rows={4}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          {text !== '' && matches !== null && (
            <p className={matches ? 'may' : 'outcome'} role="status">
              {say(matches ? 'seal.match' : 'seal.mismatch')}
            </p>
          )}
        </>
      )}
      <p className="row">
        <span className="act-way">
          <Button look="act" way={way} onClick={() => void reveal()}>
            {say('seal.reveal')}
          </Button>
          <OptionRule season={season} mutation="revealSecretAction" />
        </span>
        <Deadline at={until} what={say('seal.revealBy')} />
      </p>
      <Outcome way={way} season={season} />
    </div>
  );
}

/** Whether a text has the hash; null while nobody knows. */
function useMatches(text: string, sha256: string): boolean | null {
  const [known, setKnown] = useState<{ readonly text: string; readonly is: boolean } | null>(null);
  useEffect(() => {
    if (text === '' || !canHash()) return;
    let isNew = true;
    void sha256Of(text).then((found) => {
      if (isNew) setKnown({ text, is: found === sha256 });
    });
    return () => void (isNew = false);
  }, [text, sha256]);
  return known?.text === text ? known.is : null;
}
