import {
  accountId,
  CLOCK,
  draw,
  inOnePiece,
  instant,
  invariant,
  sha256OfHex,
  sha256OfText,
} from '../../../src/kernel';
import type { Chance, Instant, Vault } from '../../../src/kernel';
import { nativeHmac } from '../../../src/engine';
import { actorOf, advanceRound, decideRound, emptyRound, evolveRound } from '../../../src/round';
import { dryRun as inDryRun } from '../../../src/season';
import type { RoundCommand, RoundEvent, RoundState, RoundTurn } from '../../../src/round';
import { DEFAULT_EDITION, findEdition } from '../../../src/rulesets';

export const SUNDAY = at('2021-08-29T00:00:00Z');
const HOST = 'host';

export function at(text: string): Instant {
  return instant(Date.parse(text));
}

/** A round in memory: only the rules, no store and no engine. */
export class BenchRound {
  readonly state: RoundState = emptyRound();
  events = 0;
  private readonly texts = new Map<string, string>();
  private readonly seeds = new Map<string, string>();
  private readonly vault: Vault = {
    keep: (key, text) => void this.texts.set(key, text),
    open: (key) => this.texts.get(key) ?? null,
  };
  private readonly chance: Chance = {
    commit: (scope) => sha256OfHex(this.seed(scope)),
    publish: (scope) => this.seed(scope),
    draw: (scope, from, sides, clientSeeds, throwing) => {
      const stream = { seed: this.seed(scope), scope: 'bench', clientSeeds, throwing };
      return draw(stream, from, sides, nativeHmac);
    },
  };

  constructor() {
    const document = findEdition(DEFAULT_EDITION);
    invariant(document !== null, 'the default edition');
    this.ask(HOST, SUNDAY, {
      type: 'CreateRound',
      name: 'Bench',
      visibility: 'PUBLIC',
      inviteHash: null,
      document,
      startsAtMs: SUNDAY,
      rulesStartMs: null,
      rehearsal: false,
    });
  }

  private seed(scope: string): string {
    const known = this.seeds.get(scope) ?? sha256OfText(scope);
    this.seeds.set(scope, known);
    return known;
  }

  turn(actor: string, now: Instant): RoundTurn {
    const { state, chance, vault } = this;
    const emit = (event: RoundEvent): void => {
      this.events += 1;
      evolveRound(state, { seq: this.events, atMs: now, actor, event });
    };
    const as = (other: string, then = now): RoundTurn => this.turn(other, then);
    const dryRun: RoundTurn['dryRun'] = (act) =>
      inDryRun({ state, now, actor, evolve: evolveRound, text: () => null }, act).result;
    return { state, now, actor, chance, vault, emit, as, dryRun };
  }

  /** Runs a command that must succeed. The recorder then restarts, as after a commit. */
  ask(account: string, now: Instant, command: RoundCommand): void {
    const asking = accountId(account);
    const turn = this.turn(actorOf(this.state, asking, command), now);
    const refusal = decideRound(turn, { ...command, accountId: asking });
    invariant(refusal === null, `refused: ${JSON.stringify(refusal)}`);
    this.state.forget();
  }

  advanceTo(to: Instant): void {
    inOnePiece(advanceRound(this.turn(CLOCK, to), to, 'ALL'));
    this.state.forget();
  }
}
