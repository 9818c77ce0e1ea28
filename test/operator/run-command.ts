import { runOperator } from '../../src/operator/index';

export type Operated = {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
};

/** Runs an operator command in this process. */
export async function operate(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Operated> {
  return operateWith('', env, ...args);
}

/** Runs an operator command with text on its standard input. */
export async function operateWith(
  input: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Operated> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOperator(args, {
    env,
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
    read: () => Promise.resolve(input),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
