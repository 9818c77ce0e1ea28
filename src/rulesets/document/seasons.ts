import { z } from 'zod';
import { problem } from './problem';
import type { Problem } from './problem';

/** The powers that the host uses alone, if the rules leave them to the host. */
const ROUND_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'APPOINT_JUDGE'] as const;
const DYNASTY_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'PUBLISH_RULESET', 'VOID_GAME'] as const;

export type HostPower = (typeof ROUND_POWERS | typeof DYNASTY_POWERS)[number];

/** Rules-days after which an inactive host can be replaced, if the rules say nothing else. */
const USUAL_AWAY_DAYS = 14;

/**
 * The host's powers in a real season, and the absence after which the players can have another host:
 * "Nobody owns a season" [ruling L10]. A document without it leaves hosts all former powers.
 */
const hostingWith = <const P extends HostPower>(powers: readonly P[]) =>
  z
    .strictObject({
      /** Rules-days without any action by a host; 0: no absence is needed; null: never. */
      awayDays: z.int().min(0).max(366).nullable(),
      /** The powers of the host alone; the others need proposals. */
      powers: z
        .array(z.enum(powers))
        .max(powers.length)
        .refine((listed) => new Set(listed).size === listed.length, 'expected each power once'),
    })
    .exactOptional();

export const RoundHosting = hostingWith(ROUND_POWERS);
export const DynastyHosting = hostingWith(DYNASTY_POWERS);

export type Hosting = {
  readonly awayDays: number | null;
  readonly powers: readonly HostPower[];
};

type Hosted = { readonly kind: 'ROUND' | 'DYNASTY'; readonly hosting?: Hosting };

/** The document's rules about its host, or the usual ones. */
export const hostingOf = ({ kind, hosting }: Hosted): Hosting =>
  hosting ?? { awayDays: USUAL_AWAY_DAYS, powers: powersOf(kind) };

export const powersOf = (kind: Hosted['kind']): readonly HostPower[] =>
  kind === 'ROUND' ? ROUND_POWERS : DYNASTY_POWERS;

const USUAL_MOST_DAYS = 28;

/** The maximum length of a pause by vote; left out: four weeks [ruling AA5]. */
export const Pausing = z
  .strictObject({
    /** The maximum rules-days of one pause; 0: no pauses. */
    mostDays: z.int().min(0).max(366),
  })
  .exactOptional();

export const mostPauseDays = ({ pausing }: { readonly pausing?: { mostDays: number } }): number =>
  pausing?.mostDays ?? USUAL_MOST_DAYS;

/**
 * The rules for idle players [ruling L5]: rules-hours from going idle until a player may come back.
 * Earlier documents leave it out: they have no idling.
 */
export const Idling = z.strictObject({ backAfterHours: z.int().min(0).max(8_784) }).exactOptional();

/**
 * The shortest rules-day of a real season, in real seconds: a week in seven minutes. An unattended
 * season costs the more the faster it runs.
 */
export const LEAST_DAY_SECONDS = 60;

/** The problems of amending to such a tempo; a season that is already faster may keep its tempo. */
export function tempoProblems(daySeconds: number, presentSeconds: number): Problem[] {
  const least = Math.min(LEAST_DAY_SECONDS, presentSeconds);
  if (daySeconds >= least) return [];
  return [problem(['rulesDaySeconds'], `expected at least ${least} outside rehearsals`)];
}
