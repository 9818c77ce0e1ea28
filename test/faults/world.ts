import { randomUUID } from 'node:crypto';
import type { StoreOptions } from '../../src/store';
import { storedSeasonId } from '../support/plain-id';
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
/** The pause between a person's commands, well within the limits of an account. */
const PACE_MS = 150;
/** The number of earlier keys that each check sends again. */
const ASKED_AGAIN = 30;

/**
 * Seasons on nodes that break: players talk, trade and get chips, and followers listen. `check` has
 * the end state that every scenario must reach.
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

  /** Starts the nodes and makes the seasons; everybody joins and follows. */
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
    // A node other than the one that accepted the players may be a second behind.
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
    const local = storedSeasonId(id);
    return { id, local, players };
  }

  private async command(seasonId: string, { field, input, by }: Command): Promise<Told> {
    const command = { field, input: { ...input, idempotencyKey: randomUUID() }, by };
    const told = await this.callers.command(command);
    this.sent.push({ command, seasonId, told });
    return told;
  }

  /** Lets everybody send one command after another until `rest`. */
  play(): void {
    this.playing = true;
    this.players = Promise.all(this.people.map((_person, at) => this.act(at)));
    // `rest` reports the failure.
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

  /** The duration of one command in the season with the local id. */
  async msToSpeakIn(local: string): Promise<number> {
    const season = this.seasons.find((each) => each.local === local)!;
    const from = performance.now();
    await this.command(season.id, this.move(season, 1, 0));
    return performance.now() - from;
  }

  /** The number of commands answered so far. */
  get answered(): number {
    return this.sent.length;
  }

  /** Waits until `count` more commands are answered. */
  async more(count: number, ms = 60_000): Promise<void> {
    const goal = this.answered + count;
    await until(`${count} more commands are answered`, ms, () => this.answered >= goal);
  }

  /** Everybody plays during the fault and for a while after it. */
  async during(fault: () => Promise<void>): Promise<void> {
    this.play();
    try {
      await this.more(20);
      await fault();
      await this.more(20 * ROUNDS);
    } finally {
      // Nobody goes on playing into the next scenario. The first failure is the one reported.
      this.playing = false;
    }
    await this.rest();
    await this.check();
  }

  async rest(): Promise<void> {
    this.playing = false;
    await this.players;
  }

  /** The end state of every scenario, reached without help: at once, and again after a restart. */
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

  /** Stops the nodes in order and checks the stored journals. */
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
      // Every acknowledged command is stored: each message once at its number, and each grant.
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
