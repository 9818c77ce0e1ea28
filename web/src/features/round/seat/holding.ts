import type { CasinoSeatFragment } from '../../../generated/graphql';

type Viewer = NonNullable<CasinoSeatFragment['viewer']>;

/** The viewer's player. */
export type Me = NonNullable<Viewer['player']>;

/** An item that the viewer has. */
export type Holding = Me['holdings'][number];

/** The number chosen of each item, by code. */
export type Chosen = Readonly<Record<string, number>>;
