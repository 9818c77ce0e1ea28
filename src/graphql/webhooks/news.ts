import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { SignedIn } from '../../accounts';
import { letterNews } from '../../delivery';
import type { News, NewsPage, NewsSource } from '../../delivery';
import { GAMES } from '../../engine';
import type { InboxRow, JournalRow, SeasonSnapshot, Webhook } from '../../engine';
import { instant } from '../../kernel';
import type { AccountId, JsonObject, SeasonId } from '../../kernel';
import { makeContext } from '../context/context';
import type { Context, GraphqlDeps } from '../context/context';
import { eventSource } from '../events/event-source';
import { inboxSource } from '../inbox/inbox-source';
import { eventGlobalId, inboxEntryGlobalId, seasonGlobalId } from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import { isHostOf } from '../snapshots/season-view';
import { answerOf } from './answer-of';
import { DiscordNews, wholeInstants } from './discord-news';
import { eventDocument, inboxDocument } from './event-document';
import { MailNews } from './mail-news';
import { pathAt } from './path-at';

/** The rows read at once. A message of Discord can be about all of them. */
const PAGE = 100;
/** The messages kept for the other webhooks of a season. */
const MAX_KEPT = 500;

/** The rights of an account's webhook; no request ever has this token. */
const READING: Omit<SignedIn['token'], 'accountId'> = {
  ...{ id: '', hash: '', name: '', kind: 'ACCESS', scopes: ['READ'], createdAtMs: instant(0) },
  ...{ expiresAtMs: null, revokedAtMs: null, parentId: null, salt: null, lastUsedAtMs: null },
  feed: null,
};

/**
 * The messages of webhooks. A season's webhook gets what a visitor of the season would see, even if
 * only members may visit it: its host decides. An account's webhook gets what the account sees.
 */
export class WebhookNews implements NewsSource {
  private readonly rendered = new LRUCache<string, Promise<string>>({ max: MAX_KEPT });
  private readonly discord: DiscordNews;
  private readonly mail: MailNews;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly deps: GraphqlDeps,
  ) {
    this.discord = new DiscordNews(
      schema,
      (viewer) => this.context(viewer),
      deps.publicUrl ?? null,
    );
    this.mail = new MailNews(schema, deps, async (account) => {
      const viewer = await this.reader(account);
      return viewer === null ? null : this.context(viewer);
    });
  }

  after(webhook: Webhook, position: number): Promise<NewsPage> {
    const { seasonId, accountId, format } = webhook;
    if (format === 'LETTER') return Promise.resolve(this.letter(webhook, position));
    if (format === 'MAIL') return this.mail.after(webhook, position);
    return seasonId === null
      ? this.entries(webhook, accountId, position)
      : this.events(webhook, seasonId, position);
  }

  private letter(webhook: Webhook, position: number): NewsPage {
    const { accounts, clock } = this.deps;
    return letterNews(webhook, position, clock.now(), async () => {
      const [account] = await accounts.find([webhook.accountId]);
      return account?.handle ?? null;
    });
  }

  async standing({ format, seasonId, accountId }: Webhook): Promise<string | null> {
    if (format !== 'DISCORD' || seasonId === null) return null;
    const snapshot = await this.deps.engine.read(seasonId);
    // The host can have changed since the page of news was read.
    if (snapshot === null || !isHostOf(snapshot, accountId)) return null;
    return this.discord.standing(snapshot);
  }

  private async events(
    { filter: { types, channels, actors }, accountId, format }: Webhook,
    id: SeasonId,
    position: number,
  ): Promise<NewsPage> {
    const { engine } = this.deps;
    const all = await engine.journal(id, position, PAGE);
    const rows = format === 'DISCORD' ? wholeInstants(all, PAGE) : all;
    const last = rows.at(-1);
    const snapshot = last === undefined ? null : await engine.read(id, last.seq);
    if (last === undefined || snapshot === null) return noNews(position);
    if (!isHostOf(snapshot, accountId)) return { ...noNews(position), refusedFrom: position + 1 };
    const wanted = rows.filter(
      (row) =>
        (types === null || types.includes(row.type)) &&
        (channels === null || (row.channel !== null && channels.includes(row.channel))) &&
        (actors === null || actors.includes(row.actor)) &&
        isPublic(row, snapshot),
    );
    if (format === 'DISCORD') {
      const news = this.discord.events(wanted, snapshot);
      return { news, upTo: last.seq, refusedFrom: null };
    }
    const news = wanted.map((row): News => {
      const messageId = eventGlobalId(id, row.seq);
      const render = (): Promise<string> => this.shared(messageId, () => this.event(row, snapshot));
      return { position: row.seq, from: row.seq, id: messageId, render };
    });
    return { news, upTo: last.seq, refusedFrom: null };
  }

  private shared(key: string, render: () => Promise<string>): Promise<string> {
    const known = this.rendered.get(key);
    if (known !== undefined) return known;
    const rendering = render();
    this.rendered.set(key, rendering);
    rendering.catch(() => this.rendered.delete(key));
    return rendering;
  }

  private async event(row: JournalRow, snapshot: SeasonSnapshot): Promise<string> {
    const journal = eventSource(row, snapshot, null);
    const { journal: data } = await this.run(eventDocument(this.schema, journal.type), { journal });
    return this.print(journal.type, row, snapshot, data);
  }

  private async entries(
    { filter: { kinds }, format }: Webhook,
    account: AccountId,
    position: number,
  ): Promise<NewsPage> {
    const { engine } = this.deps;
    // The entries of a deleted season are gone, also if they were the last. Read first, the head
    // can skip no entry that comes meanwhile.
    const head = await engine.inboxHead(account);
    const rows = await engine.inbox(account, position, PAGE);
    const wanted = rows.filter(
      ({ kind }) => kinds === null || (kind !== null && kinds.includes(kind)),
    );
    const news = wanted.map((row): News => {
      const id = inboxEntryGlobalId(account, row.number);
      const render = (): Promise<string> => this.entry(account, row, format);
      return { position: row.number, from: row.number, id, render };
    });
    const upTo = rows.at(-1)?.number ?? Math.max(head, position);
    return { news, upTo, refusedFrom: null };
  }

  private async entry(
    account: AccountId,
    row: InboxRow,
    format: Webhook['format'],
  ): Promise<string> {
    const context = this.context(await this.reader(account));
    const inbox = await inboxSource(context, account, row, 0);
    if (format === 'DISCORD') return this.discord.entry(inbox, context);
    const document = inboxDocument(this.schema, inbox.event.type);
    const { inbox: data } = await this.run(document, { inbox }, context);
    const seen = inbox.season === null ? null : inbox.event.snapshot;
    return this.print(inbox.kind ?? 'NEWS', row.event, seen, data);
  }

  private context(viewer: SignedIn | null = null): Context {
    return makeContext({ deps: this.deps, viewer, address: '' });
  }

  /** The account with the right to read, as if it had signed in. */
  private async reader(id: AccountId): Promise<SignedIn | null> {
    const [account] = await this.deps.accounts.find([id]);
    return account === undefined ? null : { account, token: { ...READING, accountId: id } };
  }

  private async run(
    document: DocumentNode,
    rootValue: object,
    contextValue = this.context(),
  ): Promise<JsonObject> {
    return answerOf({ schema: this.schema, document, rootValue, contextValue });
  }

  /** `season` is null if the receiver may not know of it. */
  private print(
    type: string,
    { seq, atMs }: Pick<JournalRow, 'seq' | 'atMs'>,
    snapshot: SeasonSnapshot | null,
    data: JsonObject[string] | undefined,
  ): string {
    const season = snapshot === null ? null : this.seasonOf(snapshot, seq);
    return JSON.stringify({ type, timestamp: printDateTime(atMs), season, data });
  }

  private seasonOf({ record: { id, kind, name } }: SeasonSnapshot, seq: number): JsonObject {
    const { publicUrl = null } = this.deps;
    const url = publicUrl === null ? null : publicUrl + pathAt({ kind, id }, seq);
    return { id: seasonGlobalId(kind, id), kind, name, url };
  }
}

const noNews = (upTo: number): NewsPage => ({ news: [], upTo, refusedFrom: null });

const isPublic = ({ payload }: JournalRow, { kind, state }: SeasonSnapshot): boolean =>
  GAMES[kind].seesEvent(state, null, payload as unknown as { readonly type: string });
