/** When a practice round begins: a day before its first Auction Phase, so that lots can be drawn. */
import { DAY_MS, instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';

/** The Sunday on which Infinite Nomic's Round 10 began its week of the Auction Casino. */
const SUNDAY_MS = Date.UTC(2021, 7, 22);

export type Opening = { readonly startsAtMs: Instant; readonly opensAtMs: Instant };

/** The same for everybody who asks for the same, so that a repeated request is the same too. */
export function openingOf({ auction, phases }: RoundRuleset): Opening {
  const days = phases.find(({ phase }) => phase === auction.bidding.phase)?.days ?? [];
  const day = days.find((each) => !days.some((other) => other === (each + 6) % 7)) ?? 0;
  const opensAtMs = instant(SUNDAY_MS + day * DAY_MS);
  return { startsAtMs: instant(opensAtMs - DAY_MS), opensAtMs };
}
