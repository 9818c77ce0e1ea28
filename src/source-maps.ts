/**
 * The first import of a program that is built: its traces name the sources. A map is read when a trace
 * first leads through its file; `--enable-source-maps` would read those of the packages too, 500 of
 * TypeORM alone, and keep them: 16 MB, and a sixth of the start.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(`${file}.map`);
  maps.set(file, map);
  return map;
}

/** Null for one that is not there, or not whole: whoever reads a trace wants to know of its error. */
function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

/** `text`, which is a frame as Node writes it, with its place in the source where there is one. */
function placed(frame: NodeJS.CallSite, text: string): string {
  const file = frame.getFileName() ?? '';
  const line = frame.getLineNumber() ?? 0;
  const column = frame.getColumnNumber() ?? 0;
  if (line === 0 || file.includes('node_modules')) return text;
  const origin = mapOf(file)?.findOrigin(line, column);
  if (origin === undefined || !('fileName' in origin)) return text;
  const source = resolve(dirname(file), origin.fileName);
  return text.replace(
    `${file}:${line}:${column}`,
    () => `${source}:${origin.lineNumber}:${origin.columnNumber}`,
  );
}

/**
 * As Node itself begins a trace: by name and message. An error's own `toString` may say more; that of
 * graphql-js quotes the request, and so passwords, which must not get into a log.
 */
function headOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

Error.prepareStackTrace = (error, frames) => {
  const texts = frames.map(String);
  const lines = frames.map((frame, index) => `    at ${placed(frame, texts[index] ?? '')}`);
  return [headOf(error), ...lines].join('\n');
};
