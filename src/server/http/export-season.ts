import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verifyArchive, writeArchive } from '../../archive';
import { GAMES } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import { parseId } from '../../graphql';
import { seasonId } from '../../kernel';
import type { AccountId } from '../../kernel';
import { addressOf } from './client-address';
import { credentialsOf } from './authentication';
import type { ClientIdentity } from '../scheduling/budgets';
import type { OperationScheduler } from '../scheduling/operation-scheduler';
import { fault, tooManyAtOnce } from '../errors/faults';
import { withRetryAfter } from '../errors/retry-after';
import { journalLines } from './journal-lines';
import type { Limits } from '../scheduling/limits';
import type { Service } from '../ops/service';

const PATH = '/export/:file';
const MEDIA_TYPE = 'application/x-ndjson; charset=utf-8';
const RETRY_AFTER_MS = 1_000;
/** The number of characters written before other readers have their turn. */
const PAGE_CHARACTERS = 65_536;

/**
 * Serves `/export/<season>.jsonl` to viewers of the season: the archive of an ended season, or the
 * journal of a running season, as the reader may see it.
 */
export function addExport(app: FastifyInstance, service: Service): void {
  const exports = new RunningExports(service);
  app.get<{ Params: { file: string } }>(PATH, async (request, reply) => {
    const address = addressOf(request.raw, service.proxies);
    const { reading, client, account } = await findReading(service, request, address);
    if (reading === null) throw fault('NOT_FOUND', 'There is no such season that you may see.');
    exports.assertRoom(address, reply);
    if (reading.record.status !== 'ENDED') {
      const { engine } = service.deps;
      const lines = paged(journalLines(engine, reading, account), service.scheduler, client);
      const journal = Readable.from(lines);
      exports.count(address, journal);
      return sendLines(reply, `${reading.record.id}-journal`, journal);
    }
    const pages = (): AsyncGenerator<string> =>
      paged(writeArchive(service.deps.engine, reading), service.scheduler, client);
    const whole = Readable.from(pages());
    exports.count(address, whole);
    // Verified before the status is sent: a client keeps any file that comes with 200.
    await verifyArchive(reading.record.id, whole);
    exports.assertRoom(address, reply);
    const archive = Readable.from(pages());
    exports.count(address, archive);
    return sendLines(reply, reading.record.id, archive);
  });
}

const sendLines = (reply: FastifyReply, name: string, lines: Readable): FastifyReply =>
  reply
    .type(MEDIA_TYPE)
    .header('content-disposition', `attachment; filename="${name}.jsonl"`)
    .header('cache-control', 'private, no-cache')
    .send(lines);

type Found = {
  readonly reading: SeasonSnapshot | null;
  readonly client: ClientIdentity;
  /** The reader; null without reading rights. */
  readonly account: AccountId | null;
};

/** `reading` is null if the path names no season that the reader may see. */
async function findReading(
  { deps, admission }: Service,
  request: FastifyRequest<{ Params: { file: string } }>,
  address: string,
): Promise<Found> {
  const viewer = await admission.viewerOf(credentialsOf(request.raw), address);
  const client = { accountId: viewer?.account.id ?? null, address };
  const named = parseId(request.params.file.replace(/\.jsonl$/, ''));
  if (named?.type !== 'Round' && named?.type !== 'Dynasty') {
    return { reading: null, client, account: null };
  }
  const reading = await deps.engine.read(seasonId(named.id), 'NOW');
  if (reading === null) return { reading, client, account: null };
  const mayRead = viewer?.token.scopes.includes('READ') === true;
  const { kind, state } = reading;
  const account = mayRead ? viewer.account.id : null;
  const isVisible = GAMES[kind].canSee(state, account);
  return { reading: isVisible ? reading : null, client, account };
}

/** The lines in pages, in turns with other work and charged to the reader. */
async function* paged(
  lines: AsyncGenerator<string>,
  scheduler: OperationScheduler,
  client: ClientIdentity,
): AsyncGenerator<string> {
  const work = scheduler.workFor({ address: client.address, queueKey: PATH });
  for (let isMore = true; isMore;) {
    const leave = await scheduler.beginPage(client, work);
    let page = '';
    try {
      while (isMore && page.length < PAGE_CHARACTERS) {
        const step = await lines.next();
        if (step.done === true) isMore = false;
        else page += step.value;
        if (work.isOver()) await work.turn();
      }
    } finally {
      leave(page.length);
    }
    if (page !== '') yield page;
  }
}

/** Counts the exports under way, in total and by address. */
class RunningExports {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  constructor(private readonly service: Service) {}

  assertRoom(address: string, reply: FastifyReply): void {
    const { exportsPerAddress, exportsAtOnce } = this.service.limits;
    if ((this.byAddress.get(address) ?? 0) >= exportsPerAddress) {
      throw this.over('exportsPerAddress', reply);
    }
    if (this.all >= exportsAtOnce) throw this.over('exportsAtOnce', reply);
  }

  private over(limit: keyof Limits, reply: FastifyReply): Error {
    const { limits, metrics } = this.service;
    metrics.overLimit(limit);
    return withRetryAfter(tooManyAtOnce(limit, 'exports', limits[limit], RETRY_AFTER_MS), reply);
  }

  /** Counts the export until the reader has all of the archive or has left. */
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
