import type { CasinoSeatFragment } from '../generated/graphql';

type Viewer = NonNullable<CasinoSeatFragment['viewer']>;

/** How the viewer stands as a player. */
export type Me = NonNullable<Viewer['player']>;

/** What the viewer has of an item. */
export type Holding = Me['holdings'][number];

/** How many of each item, by its code. */
export type Chosen = Readonly<Record<string, number>>;
