/**
 * The first import of a built program: its stack traces then name the sources. A map is read when a
 * trace first leads through its file. `--enable-source-maps` would also read and keep the maps of
 * packages, 500 of TypeORM alone: 16 MB, and a sixth of the start.
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

/** The map; null if it is missing or damaged, since the trace's own error matters more. */
function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

/** `text`, a frame as Node writes it, with its place in the source if there is a map. */
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
 * The name and message, as Node begins a trace. An error's own `toString` may reveal more: that of
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
