/**
 * What a host may do in earnest, and when the players may have another: "Nobody owns a season"
 * [ruling L10]. A document that leaves it out has what hosts could do always.
 */
import { z } from 'zod';

/** What the host does alone where the rules leave it to the host. */
const ROUND_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'APPOINT_JUDGE'] as const;
const DYNASTY_POWERS = ['REMOVE_PLAYER', 'CLOSE_SEASON', 'PUBLISH_RULESET', 'VOID_GAME'] as const;

export type HostPower = (typeof ROUND_POWERS | typeof DYNASTY_POWERS)[number];

/** Rules-days after which a host who has done nothing can be replaced, unless the rules say otherwise. */
const USUAL_AWAY_DAYS = 14;

const hostingWith = <const P extends HostPower>(powers: readonly P[]) =>
  z
    .strictObject({
      /** Rules-days without anything done by a host; 0: they need not be away; null: never. */
      awayDays: z.int().min(0).max(366).nullable(),
      /** What is left to the host alone; the rest of it is for proposals. */
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

/** What the document says of its host, or what holds where it says nothing. */
export const hostingOf = ({ kind, hosting }: Hosted): Hosting =>
  hosting ?? { awayDays: USUAL_AWAY_DAYS, powers: powersOf(kind) };

export const powersOf = (kind: Hosted['kind']): readonly HostPower[] =>
  kind === 'ROUND' ? ROUND_POWERS : DYNASTY_POWERS;
