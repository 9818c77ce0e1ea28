import './source-maps';
import { runOperator } from './operator/index';

async function everything(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}

async function main(): Promise<void> {
  process.exitCode = await runOperator(process.argv.slice(2), {
    env: process.env,
    say: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    read: everything,
  });
}

void main();
