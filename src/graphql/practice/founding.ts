/** How the seasons are made in which the server's bots play: rehearsals of an edition, with a steward. */
import type { Refusal } from '../../kernel';
import type { SeasonKind } from '../../engine';
import type { PracticeAsked } from '../../bots';
import { chooseDynastyRuleset, chooseRuleset } from '../seasons/choose-ruleset';
import { openingOf } from './opening';

type Command = PracticeAsked['command'];
export type Founding = Pick<PracticeAsked, 'command' | 'opensAtMs'>;

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
