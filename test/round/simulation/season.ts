import { ownerOf } from '../../../src/season';
import { assertNever, BANK, sha256OfText } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import { dueRound, optionsOf, roundOf } from '../../../src/round';
import type { RoundCommand, RoundOption, RoundRefusal } from '../../../src/round';
import { unaffordableBids } from '../../../src/round/bidding/invariants';
import { ducksLostToNothing } from '../../../src/round/ducks/invariants';
import { hatch } from '../../../src/round/ducks/create-duck';
import { addWork } from '../../../src/round/house/create-work-of-art';
import { rulesetOf } from '../../../src/round/model/state';
import { codeOfCard, sectionsOf } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';
import { given } from '../given';
import { account, HOST_ACCOUNT, later } from '../harness';
import { INVITE_CODE } from './commands/season';
import { awayUntil } from './outage';
import { offersIt, toldBy } from '../../support/matching-option';
import { Pick } from './pick';
import { PlayedRound } from './played-round';
import { Scene } from './scene';
import { ACCOUNTS } from './steps';
import type { Plan, Step } from './steps';
import { entryForMutation, entryOf } from './table';
import { changedSince, snapshot } from './state-snapshot';
import { voidWhileAway } from './voided-in-outage';

/** A season played step by step. The invariants are checked after each step. */
export class Season {
  readonly round = new PlayedRound();
  private last: { readonly who: string; readonly command: RoundCommand } | null = null;

  constructor(
    private readonly ruleset: RoundRuleset,
    private readonly plan: Plan,
  ) {}

  /** Creates the round and adds players with some items. `plan.startsLater`: it has not started. */
  open(): this {
    const { round, plan } = this;
    const refusal = round.create({
      document: this.ruleset,
      rehearsal: plan.rehearsal,
      startsAtMs: plan.startsLater ? later(round.now, this.ruleset.rulesDaySeconds * 1_000) : null,
      visibility: plan.byInvitation ? 'INVITATION' : 'PUBLIC',
      inviteHash: plan.byInvitation ? sha256OfText(INVITE_CODE) : null,
    });
    expect(refusal).toBeNull();
    for (const name of ACCOUNTS.slice(1)) {
      this.must(name, { type: 'JoinSeason', name, inviteCode: INVITE_CODE });
      given(round, round.now, this.gift(name));
      this.treasures(name);
    }
    if (!plan.startsLater) this.wait(24);
    return this;
  }

  /** Some of every item except the one for victory, and a few cards of the first suits. */
  private gift(name: string) {
    const playerId = this.round.player(name);
    const { items, deck } = this.ruleset;
    const ranks = deck.archetypes.flatMap((one) =>
      one.ranks.slice(0, 3).flatMap(({ rank }) => {
        const suit = deck.suits.find(({ archetype }) => archetype === one.archetype);
        return suit === undefined ? [] : [codeOfCard({ rank, suit: suit.suit })];
      }),
    );
    const few = items.filter(({ item }) => item !== this.ruleset.victory?.item);
    const transfers = [...few.map(({ item }) => item), ...ranks].map((item) => ({
      from: BANK,
      to: ownerOf(playerId),
      item,
      quantity: item === 'TRUNG' ? 20 : item === this.ruleset.currency ? 60 : 2,
    }));
    return { type: 'ItemsGranted' as const, playerId, transfers };
  }

  /** Adds a duck and a Work of Art, if the rules have them. */
  private treasures(name: string): void {
    const { round, ruleset } = this;
    const playerId = round.player(name);
    const turn = round.turn(HOST_ACCOUNT, round.now);
    if (ruleset.trade.ducks) hatch(turn, playerId, `${name}’s`);
    const work = { title: 'The Lake', artist: name, value: 12, imageUrl: null, playerId };
    if (ruleset.auction.house !== null) addWork(turn, work, null);
  }

  scene({ who, numbers }: Chooser): Scene {
    return new Scene(this.round, who, new Pick(numbers));
  }

  options(who: string): RoundOption[] {
    return optionsOf(this.round.state, account(who), this.round.now);
  }

  /** Plays a step. Returns the refusal of its command, if any. */
  play(step: Step): RoundRefusal | null {
    switch (step.step) {
      case 'WAIT':
        // A wait ends exactly at a boundary, or a millisecond before it.
        this.wait(
          this.scene(step).pick.of(24, 1, 12, 48, 72),
          step.numbers[1]! % 2,
          step.numbers[2]! % 4 === 0,
          step.numbers[3]! % 2 === 0,
        );
        return null;
      case 'AGAIN':
        return this.last === null ? null : this.ask(this.last.who, this.last.command);
      case 'FOLLOW':
        this.follow(step);
        return null;
      case 'ASK':
        return this.ask(this.asks(step), entryOf(step.type).any(this.scene(step)));
      default:
        return assertNever(step);
    }
  }

  private get host(): string {
    return roundOf(this.round.state).hostAccountId;
  }

  /** The sender of a command. The host's commands come from the current host. */
  private asks({ type, who }: Extract<Step, { step: 'ASK' }>): string {
    return entryOf(type).by === 'HOST' && who === 'host' ? this.host : who;
  }

  /** Follows an option, whose command must be accepted. */
  private follow(step: Step): void {
    const scene = this.scene(step);
    const options = this.options(step.who);
    const mutations = [...new Set(options.map(({ mutation }) => mutation))];
    const mutation = scene.pick.from(mutations.flatMap(asOftenAsAsked));
    const option = scene.pick.from(options.filter((one) => one.mutation === mutation));
    if (option === null) return;
    const command = entryForMutation(option.mutation).offered(scene, toldBy(option));
    if (command !== null) this.must(step.who, command);
  }

  must(who: string, command: RoundCommand): void {
    expect([who, command, this.ask(who, command)]).toEqual([who, command, null]);
  }

  /**
   * Sends a command. An accepted command must have been offered, except `EraseName`. A refused
   * command changes nothing and cites a rule.
   */
  ask(who: string, command: RoundCommand): RoundRefusal | null {
    const { round } = this;
    this.last = { who, command };
    const offered = this.options(who);
    const [before, events] = [snapshot(round.state), round.journal.length];
    const refusal = round.ask(who, command);
    if (refusal !== null) {
      expect(round.journal).toHaveLength(events);
      expect(changedSince(before, round.state)).toEqual([]);
      expect(anchorsOf(rulesetOf(round.state))).toContain(refusal.rule);
    } else if (command.type !== 'EraseName' && !offersIt(offered, command)) {
      throw new Error(`${who} did what was not offered: ${JSON.stringify(command)}`);
    }
    this.settled();
    return refusal;
  }

  /**
   * `noServer` makes the wait an outage. `voids` adds a vote that voids a committed action during
   * the outage. A rehearsal has no outages, since its clock is moved by hand.
   */
  wait(hours: number, shortOfMs = 0, noServer = false, voids = false): void {
    const { round } = this;
    const isAway = noServer && !this.plan.rehearsal;
    if (isAway && voids) voidWhileAway(round, (who, command) => this.ask(who, command));
    const hourMs = roundOf(round.state).dayMs / 24;
    const toMs: Instant = later(round.now, Math.ceil(hours * hourMs) - shortOfMs);
    if (isAway) awayUntil(round, toMs);
    if (!this.plan.rehearsal) round.advanceTo(toMs);
    else round.do(this.host, { type: 'AdvanceClock', toMs });
    this.settled();
  }

  /** Checks the second ledger, and that all due business is done [ruling A2]. */
  private settled(): void {
    const { round } = this;
    round.checkBook();
    expect(unaffordableBids(round.state)).toEqual([]);
    expect(ducksLostToNothing(round.state)).toEqual([]);
    const due = dueRound(round.state);
    expect(due === null || due > round.now).toBe(true);
  }
}

const ANCHORS = new WeakMap<RoundRuleset, readonly string[]>();

/** The anchors of a ruleset's sections, computed once. */
function anchorsOf(ruleset: RoundRuleset): readonly string[] {
  const known = ANCHORS.get(ruleset) ?? sectionsOf(ruleset).map(({ anchor }) => anchor);
  ANCHORS.set(ruleset, known);
  return known;
}

type Chooser = { readonly who: string; readonly numbers: readonly number[] };

/**
 * Repeats a mutation as often as its weight says, so that options of rare commands are rarely
 * followed.
 */
const asOftenAsAsked = (mutation: string): string[] =>
  Array.from({ length: Math.floor(entryForMutation(mutation).weight) }, () => mutation);

export function playSeason(ruleset: RoundRuleset, plan: Plan): PlayedRound {
  const season = new Season(ruleset, plan).open();
  for (const step of plan.steps) season.play(step);
  return season.round;
}
