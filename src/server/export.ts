import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeArchive } from '../archive';
import { GAMES } from '../engine';
import type { Reading } from '../engine';
import { parseId } from '../graphql';
import { seasonId } from '../kernel';
import { addressOf } from './address';
import { credentialsOf } from './authentication';
import { fault, overLimit } from './faults';
import type { Service } from './service';

const PATH = '/export/:file';
const MEDIA_TYPE = 'application/x-ndjson; charset=utf-8';

/**
 * `/export/<season>.jsonl`: the archive of a season that has ended, for whoever may see the season. Of
 * one that goes on there is none: its journal is read by `journal`, as everybody may see it.
 */
export function addExport(app: FastifyInstance, service: Service): void {
  const { deps, limits, metrics } = service;
  let underWay = 0;
  app.get<{ Params: { file: string } }>(PATH, async (request, reply) => {
    const reading = await findReading(service, request, request.params.file);
    if (reading === null) throw fault('NOT_FOUND', 'There is no season that you may see.');
    if (reading.record.status !== 'ENDED') {
      throw fault('BAD_USER_INPUT', 'The season has not ended: read its journal.');
    }
    if (underWay >= limits.exportsAtOnce) {
      metrics.overLimit('exportsAtOnce');
      throw overLimit('exportsAtOnce', underWay + 1, limits.exportsAtOnce);
    }
    underWay += 1;
    const archive = Readable.from(writeArchive(deps.engine, reading));
    archive.once('close', () => {
      underWay -= 1;
    });
    return reply
      .type(MEDIA_TYPE)
      .header('content-disposition', `attachment; filename="${reading.record.id}.jsonl"`)
      .header('cache-control', 'private, no-cache')
      .send(archive);
  });
}

/** Null for what is no season, or none that who asks may see. */
async function findReading(
  { deps, admission, proxies }: Service,
  request: FastifyRequest,
  file: string,
): Promise<Reading | null> {
  const viewer = await admission.viewerOf(
    credentialsOf(request.raw),
    addressOf(request.raw, proxies),
  );
  const named = parseId(file.replace(/\.jsonl$/, ''));
  if (named?.type !== 'Round' && named?.type !== 'Dynasty') return null;
  const reading = await deps.engine.read(seasonId(named.id), 'NOW');
  if (reading === null) return null;
  const mayRead = viewer?.token.scopes.includes('READ') === true;
  const { kind, state } = reading;
  return GAMES[kind].canSee(state, mayRead ? viewer.account.id : null) ? reading : null;
}
