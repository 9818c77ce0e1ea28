import { dynastySummary } from './dynasty-summary';
import { gamePicture } from './pictures/game-picture';
import { gameSummary } from './game-summary';
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
import type { PngRenderer } from './pictures/png';
import { roundSummary } from './round-summary';
import { dynastyPicture, roundPicture } from './pictures/season-picture';
import type { Summary } from './summary';
import { printWiki } from './wiki';

/** The requested id, the client's IP address and the URL of the page. */
export type EmbedRequest = { readonly id: string; readonly address: string; readonly url: string };

/** A format in which other sites can show the current state. */
export type EmbedFormat = {
  /** The first path segment of the season's page and of this format. */
  readonly page: 's' | 'd' | 'g';
  readonly type: 'Round' | 'Dynasty' | 'GiolittiGame';
  readonly ending: 'svg' | 'png' | 'md' | 'wiki';
  readonly mediaType: string;
  /** Null if the season or game is not public. */
  readonly write: (
    anonymous: AnonymousClient,
    request: EmbedRequest,
  ) => Promise<string | Buffer | null>;
};

type Picture = Omit<EmbedFormat, 'ending' | 'write'> & {
  readonly ending: 'svg';
  readonly write: (anonymous: AnonymousClient, request: EmbedRequest) => Promise<string | null>;
};

const PICTURE = { ending: 'svg', mediaType: 'image/svg+xml; charset=utf-8' } as const;
const MARKDOWN = { ending: 'md', mediaType: 'text/markdown; charset=utf-8' } as const;
const WIKI = { ending: 'wiki', mediaType: 'text/plain; charset=utf-8' } as const;

type Print = (summary: Summary) => string;

const printRound =
  (print: Print): EmbedFormat['write'] =>
  async (anonymous, { id, address, url }) => {
    const { season } = await anonymous.ask(RoundSheetDocument, { id }, address);
    return season?.__typename === 'Round' ? print(roundSummary(season, url)) : null;
  };
const printDynasty =
  (print: Print): EmbedFormat['write'] =>
  async (anonymous, { id, address, url }) => {
    const { season } = await anonymous.ask(DynastySheetDocument, { id }, address);
    return season?.__typename === 'Dynasty' ? print(dynastySummary(season, url)) : null;
  };

const printGame =
  (print: Print): EmbedFormat['write'] =>
  async (anonymous, { id, address, url }) => {
    const { node } = await anonymous.ask(GameSheetDocument, { id }, address);
    return node?.__typename === 'GiolittiGame' ? print(gameSummary(node, url)) : null;
  };

const ROUND = { page: 's', type: 'Round' } as const;
const DYNASTY = { page: 'd', type: 'Dynasty' } as const;
const GAME = { page: 'g', type: 'GiolittiGame' } as const;

const PICTURES: readonly Picture[] = [
  {
    ...ROUND,
    ...PICTURE,
    write: async (anonymous, { id, address }) => {
      const { season } = await anonymous.ask(RoundPictureDocument, { id }, address);
      return season?.__typename === 'Round' ? roundPicture(season) : null;
    },
  },
  {
    ...DYNASTY,
    ...PICTURE,
    write: async (anonymous, { id, address }) => {
      const { season } = await anonymous.ask(DynastyPictureDocument, { id }, address);
      return season?.__typename === 'Dynasty' ? dynastyPicture(season) : null;
    },
  },
  {
    ...GAME,
    ...PICTURE,
    write: async (anonymous, { id, address }) => {
      const { node } = await anonymous.ask(GamePictureDocument, { id }, address);
      return node?.__typename === 'GiolittiGame' ? gamePicture(node) : null;
    },
  },
];

/** Every picture as SVG and as PNG, and every state as text. `renderer` makes the PNG. */
export const embedFormats = (renderer: PngRenderer): readonly EmbedFormat[] => [
  ...PICTURES,
  ...PICTURES.map((picture): EmbedFormat => ({
    ...picture,
    ending: 'png',
    mediaType: 'image/png',
    write: async (anonymous, request) => {
      const svg = await picture.write(anonymous, request);
      return svg === null ? null : renderer.draw(svg);
    },
  })),
  { ...ROUND, ...MARKDOWN, write: printRound(printMarkdown) },
  { ...ROUND, ...WIKI, write: printRound(printWiki) },
  { ...DYNASTY, ...MARKDOWN, write: printDynasty(printMarkdown) },
  { ...DYNASTY, ...WIKI, write: printDynasty(printWiki) },
  { ...GAME, ...MARKDOWN, write: printGame(printMarkdown) },
  { ...GAME, ...WIKI, write: printGame(printWiki) },
];
