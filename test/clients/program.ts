import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Heard } from '../support/async-queue';

export type Asked = { readonly server: string; readonly token: string; readonly id: string };

const running: ChildProcess[] = [];

/**
 * A program of `programs/` in its own process, so that libraries resolve as in Node and not as in
 * jest.
 */
export class Program {
  private readonly lines = new Heard<string>();
  private readonly child: ChildProcess;
  private complaint = '';
  private rest = '';
  private readonly over: Promise<void>;

  constructor(name: string, asked: Asked, ...flags: readonly string[]) {
    this.child = spawn(process.execPath, [...flags, join(__dirname, 'programs', name)], {
      cwd: join(__dirname, '../..'),
      env: { PATH: process.env['PATH'] ?? '', ASKED: JSON.stringify(asked) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(this.child);
    this.child.stdout?.on('data', (chunk: Buffer) => this.hear(chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.complaint += chunk.toString()));
    this.over = new Promise((resolve) => this.child.once('close', () => resolve()));
  }

  private hear(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.lines.hear(line);
  }

  line(): Promise<string> {
    return this.lines.next();
  }

  /**
   * The program's final answer. Throws if a library warned: the program uses that library wrongly.
   */
  async answer(): Promise<unknown> {
    await this.over;
    if (this.rest === '') throw new Error(`no answer: ${this.complaint}`);
    if (this.complaint !== '') throw new Error(`with warnings: ${this.complaint}`);
    return JSON.parse(this.rest);
  }
}

export function endPrograms(): void {
  for (const child of running.splice(0)) child.kill();
}
