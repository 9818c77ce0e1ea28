import type { CasinoSeatFragment } from '../../../generated/graphql';

type Viewer = NonNullable<CasinoSeatFragment['viewer']>;

/** The viewer's player. */
export type SeatPlayer = NonNullable<Viewer['player']>;

/** An item of the viewer. */
export type Holding = SeatPlayer['holdings'][number];

/** The chosen number of each item, by code. */
export type ItemCounts = Readonly<Record<string, number>>;
