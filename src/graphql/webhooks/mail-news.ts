import type { GraphQLSchema } from 'graphql';
import type { MailedNotice, News, NewsPage, NoticesBody } from '../../delivery';
import type { InboxRow, Webhook } from '../../engine';
import { instant } from '../../kernel';
import type { AccountId } from '../../kernel';
import type { Context, GraphqlDeps } from '../context/context';
import { seasonGlobalId } from '../ids/global-ids';
import { inboxSource } from '../inbox/inbox-source';
import { playerRowOf } from '../snapshots/season-view';
import { headingOf } from './headings';
import { pathAt } from './path-at';
import { sentenceOf } from './sentence';

/** The time for which a notice stays in the house, so that people who are there get no mail. */
const DELAY_MS = 60_000;
/** The entries read at once. */
const PAGE = 100;

/** The entries of an inbox as mails: those of one season and instant are one mail. */
export class MailNews {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly deps: GraphqlDeps,
    /** The context of the account; null if it is gone. */
    private readonly contextOf: (account: AccountId) => Promise<Context | null>,
  ) {}

  async after({ id, accountId }: Webhook, position: number): Promise<NewsPage> {
    const { engine, clock } = this.deps;
    // Read first, the head can skip no entry that comes meanwhile.
    const head = await engine.inboxHead(accountId);
    const rows = await engine.inbox(accountId, position, PAGE);
    const now = clock.now();
    // The clock of a rehearsal can be ahead: its notices leave at once.
    const heldFrom = rows.find(({ event: { atMs } }) => atMs <= now && now < atMs + DELAY_MS);
    const due = heldFrom === undefined ? rows : rows.slice(0, rows.indexOf(heldFrom));
    const end = heldFrom === undefined ? Math.max(head, position) : position;
    return {
      news: groups(due).map((group) => this.mail(id, accountId, group)),
      upTo: rows.length > 0 ? (due.at(-1)?.number ?? position) : end,
      refusedFrom: null,
      heldUntilMs: heldFrom === undefined ? null : instant(heldFrom.event.atMs + DELAY_MS),
    };
  }

  private mail(webhookId: string, account: AccountId, rows: readonly InboxRow[]): News {
    const position = rows.at(-1)?.number ?? 0;
    return {
      position,
      from: rows[0]?.number ?? position,
      id: `notice-${webhookId}-${position}`,
      render: () => this.render(account, rows),
    };
  }

  private async render(account: AccountId, rows: readonly InboxRow[]): Promise<string | null> {
    const { readUpTo } = await this.deps.accounts.inboxSettings(account);
    const unread = rows.filter(({ number }) => number > readUpTo);
    const context = unread.length === 0 ? null : await this.contextOf(account);
    if (context === null || (await this.hasActed(account, unread))) return null;
    const told = await Promise.all(unread.map((row) => this.told(context, account, row)));
    const seen = told.filter((each) => each !== null);
    const last = seen.at(-1);
    if (last === undefined) return null;
    const { season, path } = last;
    const body: NoticesBody = { season, path, notices: seen.map(({ notice }) => notice) };
    return JSON.stringify(body);
  }

  /** True if the account did something in the season since: then it has seen the news there. */
  private async hasActed(account: AccountId, rows: readonly InboxRow[]): Promise<boolean> {
    const last = rows.at(-1)?.event;
    if (last === undefined) return false;
    const { engine } = this.deps;
    const snapshot = await engine.read(last.seasonId, last.seq);
    const player = snapshot === null ? null : playerRowOf(snapshot, account);
    if (player === null) return false;
    const since = { after: last.seq, before: null, fromEnd: false, limit: 1 };
    const acts = await engine.stretch(last.seasonId, { ...since, actor: player.id });
    return acts.length > 0;
  }

  /** Null if the account may no longer see what the entry is about. */
  private async told(context: Context, account: AccountId, row: InboxRow): Promise<Told | null> {
    const { kind, season, event } = await inboxSource(context, account, row, 0);
    if (kind === null) return null;
    const heading = await headingOf(kind, event.snapshot, context);
    const { text } = await sentenceOf(this.schema, event, context);
    const notice = { heading, text };
    if (season === null) return { notice, season: null, path: null };
    const { record } = event.snapshot;
    const { id, name } = record;
    const named = { id: seasonGlobalId(record.kind, id), name };
    return { notice, season: named, path: pathAt(record, row.event.seq) };
  }
}

type Told = Omit<NoticesBody, 'notices'> & { readonly notice: MailedNotice };

function groups(rows: readonly InboxRow[]): readonly (readonly InboxRow[])[] {
  const all: InboxRow[][] = [];
  for (const row of rows) {
    const group = all.at(-1);
    const before = group?.[0]?.event;
    const isSame = before?.seasonId === row.event.seasonId && before.atMs === row.event.atMs;
    if (group !== undefined && isSame) group.push(row);
    else all.push([row]);
  }
  return all;
}
