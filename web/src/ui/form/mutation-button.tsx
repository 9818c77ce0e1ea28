import type { ReactNode } from 'react';
import type { TypedDocumentNode } from 'urql';
import { useCommand } from '../../platform/api/use-command';
import { Button } from './button';
import { OptionRule } from './option-rule';
import { Outcome } from './outcome';
import './mutation-button.css';

type MutationVariables = { readonly input: object };

type MutationButtonProps<D, V extends MutationVariables> = {
  readonly document: TypedDocumentNode<D, V>;
  readonly season: string | null;
  /** The mutation's name, with the id of its subject if there can be several. */
  readonly command: string;
  readonly input: Omit<V['input'], 'idempotencyKey'>;
  readonly look?: 'act' | 'plain' | 'quiet';
  readonly label?: string;
  /** True if the button means something else after success. */
  readonly rests?: boolean;
  readonly onDone?: (done: D) => void;
  readonly children: ReactNode;
};

/** A button for one command, with the outcome beside it. */
export function MutationButton<D, V extends MutationVariables>(props: MutationButtonProps<D, V>) {
  const { document, season, command, input, look, label, rests, onDone, children } = props;
  const { state, send } = useCommand(document, { season, command, rests: rests ?? false });
  const act = async (): Promise<void> => {
    const done = await send(input);
    if (done !== null) onDone?.(done);
  };
  return (
    <span className="act">
      <span className="act-way">
        <Button look={look ?? 'plain'} state={state} aria-label={label} onClick={() => void act()}>
          {children}
        </Button>
        <OptionRule season={season} mutation={mutationOf(command)} input={input} />
      </span>
      <Outcome state={state} season={season} />
    </span>
  );
}

const mutationOf = (command: string): string => /^\w*/.exec(command)?.[0] ?? '';
