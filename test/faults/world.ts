import { randomUUID } from 'node:crypto';
import type { StoreOptions } from '../../src/store';
import { Callers } from './ask';
import type { Command, Person, Told } from './ask';
import { readAndFold } from './fold';
import { inboxFeed, journalFeed } from './followers';
import type { Follower } from './followers';
import { pause, ROUNDS, until } from './left-behind';
import type { Node } from './node';

type Sent = { readonly command: Command; readonly seasonId: string; readonly told: Told };
type Season = { readonly id: string; readonly players: readonly string[]; readonly local: string };

const SEASONS = 3;
const PLAYERS = 6;
/** Between what one does: well within the limits of an account, as a person is. */
const PACE_MS = 150;
/** How many of the keys of before are sent again at each check. */
const ASKED_AGAIN = 30;

/**
 * Seasons with players who talk, trade and are given chips, and with followers, on nodes that are
 * broken meanwhile. `check` says what every scenario has to end in.
 */
export class World {
  private readonly callers: Callers;
  private readonly people: Person[] = [];
  private readonly seasons: Season[] = [];
  private readonly sent: Sent[] = [];
  private readonly followers: Follower[] = [];
  private playing = false;
  private players: Promise<unknown> = Promise.resolve();

  constructor(
    readonly nodes: readonly Node[],
    private readonly store: StoreOptions,
  ) {
    this.callers = new Callers(nodes);
  }

  /** Starts the nodes, makes the seasons, lets everybody join and follow. */
  async open(): Promise<void> {
    for (const node of this.nodes) await node.start();
    for (let at = 0; at < PLAYERS; at += 1) this.people.push(await this.newcomer(at));
    for (let at = 0; at < SEASONS; at += 1) this.seasons.push(await this.newSeason(at));
    for (const [at, { id }] of this.seasons.entries()) {
      const person = this.people[at % PLAYERS]!;
      this.followers.push(journalFeed(this.callers, person, id, `journal ${at}`));
    }
    for (const [at, person] of this.people.entries()) {
      this.followers.push(inboxFeed(this.callers, person, `inbox ${at}`));
    }
  }

  private async newcomer(at: number): Promise<Person> {
    const address = `198.51.100.${at + 1}`;
    const input = { displayName: `Player ${at}`, idempotencyKey: `${randomUUID()} of a newcomer` };
    const { startGuest } = await this.callers.ask<{ startGuest: { token: string } }>(
      'mutation ($input: StartGuestInput!) { startGuest(input: $input) { token } }',
      { input },
      { token: null, address },
    );
    return { token: startGuest.token, address };
  }

  private async newSeason(at: number): Promise<Season> {
    const host = this.people[0]!;
    const input = { name: `Round ${at}`, rehearsal: true, idempotencyKey: randomUUID() };
    const made = await this.callers.ask<{ createRound: { season: { id: string } } }>(
      'mutation ($input: CreateRoundInput!) { createRound(input: $input) { season { id } } }',
      { input },
      host,
    );
    const { id } = made.createRound.season;
    for (const by of this.people) {
      await this.command(id, { field: 'joinSeason', input: { seasonId: id }, by });
    }
    let players: string[] = [];
    // Another node than the one that let them join may be a second behind.
    await until('all players are seen', 10_000, async () => {
      const { season } = await this.callers.ask<{
        season: { players: { nodes: { id: string }[] } };
      }>(
        'query ($id: ID!) { season(id: $id) { players(first: 50) { nodes { id } } } }',
        { id },
        host,
      );
      players = season.players.nodes.map((player) => player.id);
      return players.length === PLAYERS;
    });
    const local = Buffer.from(id, 'base64url').toString().replace(/^.*:/, '');
    return { id, local, players };
  }

  private async command(seasonId: string, { field, input, by }: Command): Promise<Told> {
    const command = { field, input: { ...input, idempotencyKey: randomUUID() }, by };
    const told = await this.callers.command(command);
    this.sent.push({ command, seasonId, told });
    return told;
  }

  /** Everybody acts, one thing after the other, until `rest`. */
  play(): void {
    this.playing = true;
    this.players = Promise.all(this.people.map((_person, at) => this.act(at)));
    // Whoever waits for them hears of it.
    this.players.catch(() => undefined);
  }

  private async act(at: number): Promise<void> {
    for (let turn = 0; this.playing; turn += 1) {
      const season = this.seasons[(at + turn) % SEASONS]!;
      await this.command(season.id, this.move(season, at, turn));
      await pause(PACE_MS);
    }
  }

  private move({ id, players }: Season, at: number, turn: number): Command {
    const by = this.people[at]!;
    const to = players[(at + 1) % PLAYERS]!;
    if (turn % 5 === 4) {
      return { field: 'offerTrade', input: { seasonId: id, to, give: [], get: [] }, by };
    }
    if (at === 0 && turn % 3 === 1) {
      const items = [{ item: 'CHIP', quantity: 1 }];
      return { field: 'grantItems', input: { seasonId: id, playerId: to, items }, by };
    }
    const text = `${at} says ${turn}: ${randomUUID()}`;
    return { field: 'say', input: { seasonId: id, channel: 'GAME_ACTIONS', text }, by };
  }

  /** How long one command takes in the season of this local id. */
  async msToSpeakIn(local: string): Promise<number> {
    const season = this.seasons.find((each) => each.local === local)!;
    const from = performance.now();
    await this.command(season.id, this.move(season, 1, 0));
    return performance.now() - from;
  }

  /** How many commands were answered so far. */
  get answered(): number {
    return this.sent.length;
  }

  /** Until so many more were answered. */
  async more(count: number, ms = 60_000): Promise<void> {
    const goal = this.answered + count;
    await until(`${count} more commands are answered`, ms, () => this.answered >= goal);
  }

  /** Everybody plays while the fault happens, and for a while after it. */
  async during(fault: () => Promise<void>): Promise<void> {
    this.play();
    try {
      await this.more(20);
      await fault();
      await this.more(20 * ROUNDS);
    } finally {
      // Nobody plays on into the next scenario; what failed first is what is told.
      this.playing = false;
    }
    await this.rest();
    await this.check();
  }

  async rest(): Promise<void> {
    this.playing = false;
    await this.players;
  }

  /** What every scenario ends in, with no hand needed: at once, and again after a restart. */
  async check(): Promise<void> {
    for (const node of this.nodes) await until('the node is ready', 20_000, node.isReady);
    const after = this.sent.slice(-ASKED_AGAIN);
    for (const { command, told } of after) {
      expect(await this.callers.command(command)).toEqual(told);
    }
    await this.followersCatchUp();
    expect(this.callers.wrong).toEqual([]);
  }

  private async followersCatchUp(): Promise<void> {
    for (const [at, season] of this.seasons.entries()) {
      const last = Math.max(...this.sent.map((sent) => this.seqIn(sent, season)));
      const follower = this.followers[at]!;
      await until(`${follower.name} comes up to ${last}`, 20_000, () => {
        expect(follower.faults).toEqual([]);
        return follower.last >= last;
      });
    }
    for (const [at, person] of this.people.entries()) {
      const { viewer } = await this.callers.ask<{ viewer: { inbox: { lastNumber: number } } }>(
        '{ viewer { inbox(first: 1) { lastNumber } } }',
        {},
        person,
      );
      const follower = this.followers[SEASONS + at]!;
      const goal = viewer.inbox.lastNumber;
      await until(`${follower.name} comes up to ${goal}`, 20_000, () => {
        expect(follower.faults).toEqual([]);
        return follower.last >= goal;
      });
    }
  }

  private seqIn({ seasonId, told }: Sent, season: Season): number {
    return seasonId === season.id ? (told.seq ?? 0) : 0;
  }

  /** Stops the nodes in order and looks at what is on disk. */
  async close(): Promise<void> {
    await this.rest();
    for (const follower of this.followers) await follower.close();
    for (const node of this.nodes) {
      if (node.isUp) expect(await node.stop()).toMatchObject({ code: 0 });
    }
    const { journals } = await readAndFold(this.store);
    const done = this.sent.filter(({ told }) => told.refusal === null);
    expect(done.length).toBeGreaterThan(0);
    for (const { id, local } of this.seasons) {
      const journal = journals.get(local);
      expect(journal).toBeDefined();
      const mine = done.filter((sent) => sent.seasonId === id);
      // All that was acknowledged is there, at its number; what is said, once.
      const words = mine.flatMap(({ command, told }) =>
        command.field === 'say' ? [{ seq: told.seq, text: command.input['text'] }] : [],
      );
      const said = journal!.flatMap(({ seq, type, payload }) =>
        type === 'Said' ? [{ seq, text: payload['message'] }] : [],
      );
      expect(said).toEqual(words.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0)));
      const grants = mine.filter(({ command }) => command.field === 'grantItems').length;
      expect(journal!.filter(({ type }) => type === 'ItemsGranted')).toHaveLength(grants);
    }
    const { sent, again, unavailable } = this.callers.tally;
    process.stdout.write(
      `${done.length} done, ${this.sent.length - done.length} refused; ${sent} requests, ` +
        `${again} sent again, ${unavailable} UNAVAILABLE\n`,
    );
  }
}
