/**
 * The powers of a host in a real season, and when the players may have another: "Nobody owns a
 * season" [ruling L10]. A document without it leaves hosts all former powers.
 */
import { z } from 'zod';

/** The powers that the host uses alone, if the rules leave them to the host. */
const ROUND_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'APPOINT_JUDGE'] as const;
const DYNASTY_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'PUBLISH_RULESET', 'VOID_GAME'] as const;

export type HostPower = (typeof ROUND_POWERS | typeof DYNASTY_POWERS)[number];

/** Rules-days after which an inactive host can be replaced, if the rules say nothing else. */
const USUAL_AWAY_DAYS = 14;

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
