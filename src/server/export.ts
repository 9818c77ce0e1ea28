import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeArchive } from '../archive';
import { GAMES } from '../engine';
import type { Reading } from '../engine';
import { parseId } from '../graphql';
import { seasonId } from '../kernel';
import { addressOf } from './address';
import { credentialsOf } from './authentication';
import { fault } from './faults';
import type { Limits } from './limits';
import type { Service } from './service';

const PATH = '/export/:file';
const MEDIA_TYPE = 'application/x-ndjson; charset=utf-8';
const RETRY_AFTER_MS = 1_000;

/**
 * `/export/<season>.jsonl`: the archive of a season that has ended, for whoever may see the season. Of
 * one that goes on there is none: its journal is read by `journal`, as everybody may see it.
 */
export function addExport(app: FastifyInstance, service: Service): void {
  const underWay = new ExportsUnderWay(service);
  app.get<{ Params: { file: string } }>(PATH, async (request, reply) => {
    const address = addressOf(request.raw, service.proxies);
    const reading = await findReading(service, request, address);
    if (reading === null) throw fault('NOT_FOUND', 'There is no season that you may see.');
    if (reading.record.status !== 'ENDED') {
      throw fault('BAD_USER_INPUT', 'The season has not ended: read its journal.');
    }
    underWay.unlessTooMany(address, reply);
    const archive = Readable.from(writeArchive(service.deps.engine, reading));
    underWay.count(address, archive);
    return reply
      .type(MEDIA_TYPE)
      .header('content-disposition', `attachment; filename="${reading.record.id}.jsonl"`)
      .header('cache-control', 'private, no-cache')
      .send(archive);
  });
}

/** Null for what is no season, or none that who asks may see. */
async function findReading(
  { deps, admission }: Service,
  request: FastifyRequest<{ Params: { file: string } }>,
  address: string,
): Promise<Reading | null> {
  const viewer = await admission.viewerOf(credentialsOf(request.raw), address);
  const named = parseId(request.params.file.replace(/\.jsonl$/, ''));
  if (named?.type !== 'Round' && named?.type !== 'Dynasty') return null;
  const reading = await deps.engine.read(seasonId(named.id), 'NOW');
  if (reading === null) return null;
  const mayRead = viewer?.token.scopes.includes('READ') === true;
  const { kind, state } = reading;
  return GAMES[kind].canSee(state, mayRead ? viewer.account.id : null) ? reading : null;
}

/** How many are being written, in all and by address. */
class ExportsUnderWay {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  constructor(private readonly service: Service) {}

  unlessTooMany(address: string, reply: FastifyReply): void {
    const { exportsPerAddress, exportsAtOnce } = this.service.limits;
    if ((this.byAddress.get(address) ?? 0) >= exportsPerAddress) {
      throw this.over('exportsPerAddress', reply);
    }
    if (this.all >= exportsAtOnce) throw this.over('exportsAtOnce', reply);
  }

  private over(limit: keyof Limits, reply: FastifyReply): Error {
    const { limits, metrics } = this.service;
    metrics.overLimit(limit);
    reply.header('retry-after', String(RETRY_AFTER_MS / 1_000));
    const facts = { limit, maximum: limits[limit], left: 0, retryAfterMs: RETRY_AFTER_MS };
    return fault('RATE_LIMITED', `More than ${limits[limit]} exports at once: wait.`, facts);
  }

  /** Until it has been read, or nobody reads it any more. */
  count(address: string, archive: Readable): void {
    this.add(address, 1);
    archive.once('close', () => {
      this.add(address, -1);
    });
  }

  private add(address: string, by: number): void {
    const count = (this.byAddress.get(address) ?? 0) + by;
    if (count === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, count);
    this.all += by;
  }
}
