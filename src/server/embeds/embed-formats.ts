import { dynastySheet } from './dynasty-summary';
import { gamePicture } from './pictures/game-picture';
import { gameSheet } from './game-summary';
import {
  DynastyPictureDocument,
  DynastySheetDocument,
  GamePictureDocument,
  GameSheetDocument,
  RoundPictureDocument,
  RoundSheetDocument,
} from './generated/operations';
import { printMarkdown } from './markdown';
import type { AnonymousClient } from './anonymous-client';
import type { Drawer } from './pictures/png';
import { roundSheet } from './round-summary';
import { dynastyPicture, roundPicture } from './pictures/season-picture';
import type { Sheet } from './summary';
import { printWiki } from './wiki';

/** The requested thing, the requesting address, and its page. */
export type FormAsked = { readonly id: string; readonly address: string; readonly url: string };

/** One form of the present state for use elsewhere. */
export type Form = {
  /** The first part of its address, the same as its page's. */
  readonly page: 's' | 'd' | 'g';
  readonly type: 'Round' | 'Dynasty' | 'GiolittiGame';
  readonly ending: 'svg' | 'png' | 'md' | 'wiki';
  readonly mediaType: string;
  /** Null for something that is not public. */
  readonly write: (onlooker: AnonymousClient, asked: FormAsked) => Promise<string | Buffer | null>;
};

type Picture = Omit<Form, 'ending' | 'write'> & {
  readonly ending: 'svg';
  readonly write: (onlooker: AnonymousClient, asked: FormAsked) => Promise<string | null>;
};

const PICTURE = { ending: 'svg', mediaType: 'image/svg+xml; charset=utf-8' } as const;
const MARKDOWN = { ending: 'md', mediaType: 'text/markdown; charset=utf-8' } as const;
const WIKI = { ending: 'wiki', mediaType: 'text/plain; charset=utf-8' } as const;

type Print = (sheet: Sheet) => string;

const roundIn =
  (print: Print): Form['write'] =>
  async (onlooker, { id, address, url }) => {
    const { season } = await onlooker.ask(RoundSheetDocument, { id }, address);
    return season?.__typename === 'Round' ? print(roundSheet(season, url)) : null;
  };
const dynastyIn =
  (print: Print): Form['write'] =>
  async (onlooker, { id, address, url }) => {
    const { season } = await onlooker.ask(DynastySheetDocument, { id }, address);
    return season?.__typename === 'Dynasty' ? print(dynastySheet(season, url)) : null;
  };

const gameIn =
  (print: Print): Form['write'] =>
  async (onlooker, { id, address, url }) => {
    const { node } = await onlooker.ask(GameSheetDocument, { id }, address);
    return node?.__typename === 'GiolittiGame' ? print(gameSheet(node, url)) : null;
  };

const ROUND = { page: 's', type: 'Round' } as const;
const DYNASTY = { page: 'd', type: 'Dynasty' } as const;
const GAME = { page: 'g', type: 'GiolittiGame' } as const;

const PICTURES: readonly Picture[] = [
  {
    ...ROUND,
    ...PICTURE,
    write: async (onlooker, { id, address }) => {
      const { season } = await onlooker.ask(RoundPictureDocument, { id }, address);
      return season?.__typename === 'Round' ? roundPicture(season) : null;
    },
  },
  {
    ...DYNASTY,
    ...PICTURE,
    write: async (onlooker, { id, address }) => {
      const { season } = await onlooker.ask(DynastyPictureDocument, { id }, address);
      return season?.__typename === 'Dynasty' ? dynastyPicture(season) : null;
    },
  },
  {
    ...GAME,
    ...PICTURE,
    write: async (onlooker, { id, address }) => {
      const { node } = await onlooker.ask(GamePictureDocument, { id }, address);
      return node?.__typename === 'GiolittiGame' ? gamePicture(node) : null;
    },
  },
];

/** Each picture as SVG and, by this drawer, as PNG; each state as text, too. */
export const formsOf = (drawer: Drawer): readonly Form[] => [
  ...PICTURES,
  ...PICTURES.map((picture): Form => ({
    ...picture,
    ending: 'png',
    mediaType: 'image/png',
    write: async (onlooker, asked) => {
      const svg = await picture.write(onlooker, asked);
      return svg === null ? null : drawer.draw(svg);
    },
  })),
  { ...ROUND, ...MARKDOWN, write: roundIn(printMarkdown) },
  { ...ROUND, ...WIKI, write: roundIn(printWiki) },
  { ...DYNASTY, ...MARKDOWN, write: dynastyIn(printMarkdown) },
  { ...DYNASTY, ...WIKI, write: dynastyIn(printWiki) },
  { ...GAME, ...MARKDOWN, write: gameIn(printMarkdown) },
  { ...GAME, ...WIKI, write: gameIn(printWiki) },
];
