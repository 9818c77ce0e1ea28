import { z } from 'zod';
import { part, whole } from './fields';

/** The powers that the rules can leave to the host alone. */
const ROUND_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'APPOINT_JUDGE'] as const;
const DYNASTY_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'PUBLISH_RULESET', 'VOID_GAME'] as const;

export type HostPower = (typeof ROUND_POWERS | typeof DYNASTY_POWERS)[number];

/**
 * The rules-days without action after which a host can be replaced, unless the rules say otherwise.
 */
const USUAL_AWAY_DAYS = 14;

/** "Nobody owns a season" [ruling L10]. */
const hostingWith = <const P extends HostPower>(powers: readonly P[]) =>
  part(
    'The host’s powers in a real season, and the absence after which the players can have another host [ruling L10]. Default: the host has all powers, and can be replaced after 14 rules-days.',
    {
      awayDays: whole(0, 366)
        .nullable()
        .describe(
          'The rules-days without any action by a host after which the players can replace the host. 0: at any time. Null: never.',
        ),
      powers: z
        .array(z.enum(powers))
        .max(powers.length)
        .refine((listed) => new Set(listed).size === listed.length, 'expected each power once')
        .describe('The powers that the host uses alone. All others need proposals.'),
    },
  )
    .exactOptional()
    .meta({ examples: [{ awayDays: 7, powers: ['REMOVE_PLAYER'] }] });

export const RoundHosting = hostingWith(ROUND_POWERS);
export const DynastyHosting = hostingWith(DYNASTY_POWERS);

export type Hosting = {
  readonly awayDays: number | null;
  readonly powers: readonly HostPower[];
};

type Hosted = { readonly kind: 'ROUND' | 'DYNASTY'; readonly hosting?: Hosting };

/** The document's rules about its host, or the default rules. */
export const hostingOf = ({ kind, hosting }: Hosted): Hosting =>
  hosting ?? { awayDays: USUAL_AWAY_DAYS, powers: powersOf(kind) };

export const powersOf = (kind: Hosted['kind']): readonly HostPower[] =>
  kind === 'ROUND' ? ROUND_POWERS : DYNASTY_POWERS;

const USUAL_MOST_DAYS = 28;

export const Pausing = part('The rules for pauses by vote; default: four weeks [ruling AA5].', {
  mostDays: whole(0, 366).describe(
    'The maximum number of rules-days in one pause; 0 for no pauses.',
  ),
})
  .exactOptional()
  .meta({ examples: [{ mostDays: 14 }] });

export const mostPauseDays = ({ pausing }: { readonly pausing?: { mostDays: number } }): number =>
  pausing?.mostDays ?? USUAL_MOST_DAYS;

/** Earlier documents lack this property, so their seasons have no idling. */
export const Idling = part('The rules for idle players [ruling L5]; default: nobody can be idle.', {
  backAfterHours: whole(0, 8_784).describe(
    'The rules-hours after which an idle player may come back.',
  ),
}).exactOptional();

/**
 * The shortest rules-day of a real season, in real seconds: a week takes seven minutes. A faster
 * season costs the server more, even unattended.
 */
export const LEAST_DAY_SECONDS = 60;
