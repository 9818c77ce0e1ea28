import type { Config } from '../server';
import type { Desk } from './desk';

/** What a command is handed. */
export type OperatorCall = {
  /** What follows the command's name. */
  readonly args: readonly string[];
  readonly config: Config;
  /** Opens the store and what stands on it; closed when the command ends. */
  readonly open: () => Promise<Desk>;
  /** A line on standard output. */
  readonly say: (line: string) => void;
  /** Standard input to its end, without the line end. */
  readonly read: () => Promise<string>;
  /** A path as it was given, from where the operator is. */
  readonly pathOf: (given: string) => string;
};

/** One thing that an operator can do beside the server. */
export type OperatorCommand = {
  readonly name: string;
  /** What follows the name, for people; empty for nothing. */
  readonly usage: string;
  /** What it does, in a sentence. */
  readonly what: string;
  /** Left out: while a server runs, it can be done as well. */
  readonly isAlone?: true;
  /** Rejects with `WrongUse` or `CannotDo`, whose messages are sentences for the operator. */
  readonly run: (call: OperatorCall) => Promise<void>;
};

/** The command was called with what it does not take. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** It was called rightly and cannot be done. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
}
