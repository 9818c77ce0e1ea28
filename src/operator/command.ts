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
  /** The absolute form of a path that the operator gave. */
  readonly pathOf: (given: string) => string;
};

/** One command of an operator. */
export type OperatorCommand = {
  readonly name: string;
  /** The arguments, for people; empty if there are none. */
  readonly usage: string;
  /** A sentence about its effect. */
  readonly what: string;
  /** True for a command that needs the server to be stopped; otherwise left out. */
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
