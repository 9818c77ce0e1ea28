import type { Config } from '../server';
import type { OperatorStore } from './open-store';

/** The parameters of a command's run. */
export type OperatorCall = {
  /** The arguments after the command's name. */
  readonly args: readonly string[];
  readonly config: Config;
  /** Opens the store and its dependents; they close when the command ends. */
  readonly open: () => Promise<OperatorStore>;
  /** Writes a line to standard output. */
  readonly say: (line: string) => void;
  /** Reads standard input to its end, without the line end. */
  readonly read: () => Promise<string>;
  /** A path as it was given, from where the operator is. */
  readonly pathOf: (given: string) => string;
};

/** One action of an operator beside the server. */
export type OperatorCommand = {
  readonly name: string;
  /** The arguments, for people; empty for none. */
  readonly usage: string;
  /** A sentence about its effect. */
  readonly what: string;
  /** Left out: while a server runs, it can be done as well. */
  readonly isAlone?: true;
  /** Rejects with `UsageError` or `CommandFailed`, whose messages are sentences for the operator. */
  readonly run: (call: OperatorCall) => Promise<void>;
};

/** The command was called with arguments that it does not accept. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The call was right, but the action is impossible. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
