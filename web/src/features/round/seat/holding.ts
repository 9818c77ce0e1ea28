import type { CasinoSeatFragment } from '../../../generated/graphql';

type Viewer = NonNullable<CasinoSeatFragment['viewer']>;

/** The viewer's player. */
export type SeatPlayer = NonNullable<Viewer['player']>;

/** An item that the viewer has. */
export type Holding = SeatPlayer['holdings'][number];

/** The number chosen of each item, by code. */
export type ItemCounts = Readonly<Record<string, number>>;
