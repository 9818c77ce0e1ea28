/** A bot's seat in the dynasty: its identity, its character, and its means to act. */
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';
import type { Live } from '../client/live';
import { EnvironmentDocument } from '../generated/operations';
import type { TableFragment, WhyFragment } from '../generated/operations';
import { readRules } from './rules';
import type { Rules } from './rules';

export type Temper = {
  readonly name: string;
  /** The code of its first mask. */
  readonly mask: string;
  /** A description for the final table. */
  readonly plays: string;
  /** The chance from which it offers a Sfida. */
  readonly offers: number;
  /** How much it overrates its chance when it answers one. */
  readonly courage: number;
  /** It bets after this many cards of a game that it watches; null: never. */
  readonly betsAfter: number | null;
  /** It becomes the bookmaker after this many; null: never. */
  readonly booksAfter: number | null;
  /** True if it wears unfashionable masks, for the pegs. */
  readonly followsModa: boolean;
  /** A misdeed, done until it has been seen once. */
  readonly vice: 'CHEATS' | 'RESIGNS' | null;
};

export type Seat = Temper & {
  readonly playerId: string;
  readonly seasonId: string;
  readonly client: Client;
  readonly live: Live;
  readonly chance: Chance;
  readonly tell: (tone: 'refused' | 'aside', text: string) => void;
  readonly tally: Tally;
  readonly environments: Map<number, Rules>;
  /** True if its misdeed is done. */
  repents: boolean;
};

/** Counts that the journal lacks; all bots share one tally. */
export type Tally = {
  refusals: number;
  /** Claims compared with `claimable`. */
  compared: number;
  readonly disputes: string[];
};

export const newTally = (): Tally => ({ refusals: 0, compared: 0, disputes: [] });

/** True if it succeeded; a refusal is printed with its code and rule. */
export function happened(
  seat: Seat,
  what: string,
  { refusal }: { readonly refusal: WhyFragment | null },
): boolean {
  if (refusal === null) return true;
  seat.tally.refusals += 1;
  const rule = refusal.rule === null ? '' : ` [${refusal.rule}]`;
  seat.tell('refused', `${seat.name} ${what}: ${refusal.code}${rule}. ${refusal.message}`);
  return false;
}

/** The rules of the game's start, fetched once per revision. */
export async function rulesOf(seat: Seat, { id, environment }: TableFragment): Promise<Rules> {
  const known = seat.environments.get(environment.revision);
  if (known !== undefined) return known;
  const { node } = await seat.client.ask(EnvironmentDocument, { gameId: id });
  const rules = readRules(node?.__typename === 'GiolittiGame' ? node.environment.document : {});
  seat.environments.set(environment.revision, rules);
  return rules;
}
