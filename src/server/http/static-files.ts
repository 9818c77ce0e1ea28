import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** True if the header has the tag: any of a list, compared weakly [RFC 9110, 13.1.2]. */
export const matchesEtag = (shown: string | undefined, etag: string): boolean =>
  (shown ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*');

export type StaticFile = { readonly content: Buffer; readonly etag: string };

/** The files of a built folder, each read at its first request. Files added later are not found. */
export class StaticFiles {
  private readonly kept = new Map<string, Promise<StaticFile>>();

  private constructor(
    private readonly folder: string,
    private readonly names: ReadonlySet<string>,
  ) {}

  /** The files in a folder of the built pages; throws if they were never built. */
  static in(name: string): StaticFiles {
    const pages = built('pages');
    if (pages === null) {
      throw new Error('the pages of the server are not built: run "npm run build".');
    }
    return StaticFiles.of(join(pages, name));
  }

  /** The web client; null if it was not built, such as in development, where Vite serves it. */
  static client(): StaticFiles | null {
    const folder = built('web');
    return folder === null ? null : StaticFiles.of(folder);
  }

  /** The path of the web client's documents by their SHA-256; null if the client was not built. */
  static clientDocuments(): string | null {
    return fileOfClient('documents.json');
  }

  /**
   * The path of the first operations of each page of the web client; null if the client was not
   * built.
   */
  static clientFirstAsked(): string | null {
    return fileOfClient('first-asked.json');
  }

  /**
   * The path of the script that draws pages of the web client in a thread; null if the client was
   * not built.
   */
  static clientDrawer(): string | null {
    return fileOfClient('drawing/drawer.mjs');
  }

  /** The font files for pictures, in order of preference; none if the client was not built. */
  static pictureFonts(): readonly string[] {
    const folder = built('web');
    const fonts = folder === null ? null : join(folder, 'fonts');
    if (fonts === null || !existsSync(fonts)) return [];
    return readdirSync(fonts)
      .sort()
      .map((name) => join(fonts, name));
  }

  private static of(folder: string): StaticFiles {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    return new StaticFiles(folder, new Set(found.map((file) => file.split(sep).join('/'))));
  }

  /** A file by its path in the folder; null if it does not exist. */
  async read(name: string): Promise<StaticFile | null> {
    if (!this.names.has(name)) return null;
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const read = readFile(join(this.folder, name)).then((content) => ({
      content,
      etag: etagOf(content),
    }));
    this.kept.set(name, read);
    // The next request tries a failed read again.
    read.catch(() => this.kept.delete(name));
    return read;
  }
}

export const etagOf = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Sends a file, or 304 to a client that has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag }: Pick<StaticFile, 'etag'>,
  body: Buffer | string,
): FastifyReply {
  void reply.header('etag', etag);
  // A proxy that compresses may have made the tag weak.
  const isKnown = matchesEtag(request.headers['if-none-match'], etag);
  return isKnown ? reply.code(304).send() : reply.send(body);
}

function fileOfClient(name: string): string | null {
  const folder = built('web');
  const file = folder === null ? null : join(folder, name);
  return file !== null && existsSync(file) ? file : null;
}

/**
 * The built folder beside the compiled files, or in `dist` above the sources; null if it was never
 * built.
 */
function built(top: string, from = __dirname): string | null {
  const found = [top, `dist/${top}`]
    .map((name) => join(from, name))
    .find((folder) => existsSync(join(folder, '.stamp')));
  if (found !== undefined) return found;
  return dirname(from) === from ? null : built(top, dirname(from));
}
