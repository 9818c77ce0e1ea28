import { DAY_MS, instant } from '../../kernel';
import type { Instant, Refusal } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type { SeasonKind } from '../../engine';
import type { PracticeRequest } from '../../bots';
import { chooseDynastyRuleset, chooseRuleset } from '../seasons/choose-ruleset';

/** The Sunday on which Infinite Nomic's Round 10 began its week of the Auction Casino. */
const SUNDAY_MS = Date.UTC(2021, 7, 22);

export type Opening = { readonly startsAtMs: Instant; readonly opensAtMs: Instant };

/**
 * A practice round begins a day before its first Auction Phase, so that its lots can be drawn
 * first. The date is fixed, so that a repeated request is identical.
 */
function openingOf({ auction, phases }: RoundRuleset): Opening {
  const days = phases.find(({ phase }) => phase === auction.bidding.phase)?.days ?? [];
  const day = days.find((each) => !days.some((other) => other === (each + 6) % 7)) ?? 0;
  const opensAtMs = instant(SUNDAY_MS + day * DAY_MS);
  return { startsAtMs: instant(opensAtMs - DAY_MS), opensAtMs };
}

type Command = PracticeRequest['command'];
export type Founding = Pick<PracticeRequest, 'command' | 'opensAtMs'>;

/** Makes the seasons that the server's bots play: rehearsals of an edition, with a steward. */
export function foundingOf(
  { kind, edition }: { readonly kind: SeasonKind; readonly edition: string | null },
  called: Pick<Command, 'name' | 'visibility' | 'inviteHash' | 'newCode'>,
): Founding | { readonly refusal: Refusal } {
  const asked = { edition, patch: null, rulesDaySeconds: null, steward: true };
  const common = { ...called, rulesStartMs: null, rehearsal: true } as const;
  if (kind === 'ROUND') {
    const chosen = chooseRuleset(asked);
    if ('refusal' in chosen) return chosen;
    const { startsAtMs, opensAtMs } = openingOf(chosen.document);
    const command = { type: 'CreateRound', ...common, ...chosen, startsAtMs } as const;
    return { command, opensAtMs };
  }
  const chosen = chooseDynastyRuleset({ ...asked, automaticDealing: true });
  if ('refusal' in chosen) return chosen;
  const command = {
    ...({ type: 'CreateDynasty', ...common, ...chosen } as const),
    dealerAccountId: null,
    startsAtMs: null,
  };
  return { command, opensAtMs: null };
}
