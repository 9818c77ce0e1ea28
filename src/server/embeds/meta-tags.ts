import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyRequest } from 'fastify';
import { parseId } from '../../graphql';
import { addressOf } from '../http/client-address';
import { baseUrlOf, GAME_PAGES } from '../http/visible-season';
import type { Service } from '../ops/service';
import {
  GameTagsDocument,
  InvitationTagsDocument,
  SeasonTagsDocument,
} from './generated/operations';
import type { GameTagsQuery, InvitationTagsQuery, SeasonTagsQuery } from './generated/operations';
import type { AnonymousClient } from './anonymous-client';
import { PNG_WIDTH } from './pictures/png';
import { moment, labelOf } from './summary';
import { escaped, HEIGHT, WIDTH } from './pictures/svg';

/** The preview of a pasted link. */
export type Preview = {
  readonly title: string;
  readonly description: string;
  /** The path of its picture; null if it has none. */
  readonly picture: string | null;
  /** The paths of its other formats, by media type. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** The path of the page that other sites may frame; null if there is none. */
  readonly wall: string | null;
};

type Kind = 's' | 'd' | 'g' | 'watch' | 'join';
type Season = NonNullable<SeasonTagsQuery['season']>;
type Game = Extract<GameTagsQuery['node'], { readonly __typename: 'GiolittiGame' }>;

const ADDRESS = /^\/(s|d|g|watch|join)\/([\w-]{1,300})(?:[/?#]|$)/;
const DESCRIPTION = 200;

/** Makes the meta tags for the head of a public page. */
export class MetaTags {
  constructor(
    private readonly service: Service,
    private readonly anonymous: AnonymousClient,
  ) {}

  /** The tags; null if the address has no public data. Rejects with the API's error. */
  async of(request: FastifyRequest): Promise<string | null> {
    const address = addressOf(request.raw, this.service.proxies);
    const [path] = ADDRESS.exec(request.url) ?? [];
    if (path === undefined) return null;
    const preview = await this.previewAt(request.url, address);
    const own = path.replace(/[/?#]$/, '');
    return preview === null ? null : printTags(preview, baseUrlOf(this.service, request), own);
  }

  /** The preview of a page of this server; null if it has no public data. */
  async previewAt(path: string, address: string): Promise<Preview | null> {
    const [, kind, id = ''] = ADDRESS.exec(path) ?? [];
    return kind === undefined ? null : this.previewOf(kind as Kind, id, address);
  }

  private async previewOf(kind: Kind, id: string, address: string): Promise<Preview | null> {
    const ask = async <R extends object, V extends Readonly<Record<string, unknown>>>(
      document: TypedDocumentNode<R, V>,
      variables: V,
    ): Promise<R> => this.anonymous.ask(document, variables, address);
    if (kind === 'join') {
      const { invitation } = await ask(InvitationTagsDocument, { code: id });
      return invitation === null ? null : ofInvitation(invitation);
    }
    const type = parseId(id)?.type;
    if (kind === 'g') {
      if (type !== 'GiolittiGame') return null;
      const { node } = await ask(GameTagsDocument, { id });
      return node?.__typename === 'GiolittiGame' ? ofGame(node) : null;
    }
    const page = type === 'Round' ? 's' : type === 'Dynasty' ? 'd' : null;
    if (page === null || (kind !== page && kind !== 'watch')) return null;
    const { season } = await ask(SeasonTagsDocument, { id });
    return season === null ? null : ofSeason(season, page);
  }
}

function ofSeason(season: Season, kind: 's' | 'd'): Preview {
  const { id, name, description } = season;
  return {
    title: name,
    description: [stateOf(season), ...(description === null ? [] : [description])].join(' '),
    picture: `/${kind}/${id}.png`,
    elsewhere: {
      'text/markdown': `/${kind}/${id}.md`,
      'application/atom+xml': `/feed/${id}.atom`,
      'text/calendar': `/calendar/${id}.ics`,
    },
    wall: `/watch/${id}`,
  };
}

function stateOf(season: Season): string {
  const { status, phase, startsAt, winner, players } = season;
  const game = season.__typename === 'Round' ? 'The Auction Casino' : 'Giolitti';
  const many = players.totalCount === 1 ? '1 player' : `${players.totalCount} players`;
  if (status === 'SETUP') return `${game}, ${many}; starts ${moment(startsAt)}.`;
  if (status === 'ENDED') return `${game}, ${winner === null ? 'ended' : `won by ${winner.name}`}.`;
  const week = season.__typename === 'Round' && season.week !== null ? `, week ${season.week}` : '';
  return `${game}, ${many}${week}${phase === null ? '' : `, ${labelOf(phase).toLowerCase()} phase`}.`;
}

function ofGame({ id, number, dynasty, participants, turn, campione, gameStatus }: Game): Preview {
  const scores = participants.map(({ player, score }) => `${player.name} ${score}`).join(' · ');
  const how =
    campione !== null
      ? `Won by ${campione.name}`
      : turn !== null
        ? `${turn.name} to play`
        : labelOf(gameStatus);
  return {
    title: `${dynasty.name}, game ${number}`,
    description: `${scores}. ${how}.`,
    picture: `/g/${id}.png`,
    elsewhere: {},
    wall: null,
  };
}

function ofInvitation({
  name,
  description,
  kind,
  status,
  playerCount,
}: NonNullable<InvitationTagsQuery['invitation']>): Preview {
  const { game } = GAME_PAGES[kind];
  if (status === 'ENDED') {
    const told = `This season of ${game} is over; nobody can join it.`;
    return { title: name, description: told, picture: null, elsewhere: {}, wall: null };
  }
  const others = playerCount === 1 ? '1 player is' : `${playerCount} players are`;
  return {
    title: `You are invited to ${name}`,
    description: `A season of ${game}; ${others} in it. ${description ?? ''}`.trim(),
    picture: null,
    elsewhere: {},
    wall: null,
  };
}

function printTags(
  { title, description, picture, elsewhere, wall }: Preview,
  base: string,
  path: string,
) {
  const short = shortened(description);
  const named = (name: string, content: string): string =>
    `<meta name="${name}" content="${escaped(content)}">`;
  const property = (name: string, content: string): string =>
    `<meta property="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(title)} · Ridotto</title>`,
    named('description', short),
    property('og:site_name', 'Ridotto'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', short),
    property('og:url', base + path),
    ...(picture === null
      ? []
      : [
          property('og:image', base + picture),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(PNG_WIDTH)),
          property('og:image:height', String((PNG_WIDTH / WIDTH) * HEIGHT)),
          property('og:image:alt', `${title}: ${short}`),
        ]),
    named('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', short),
    ...(picture === null ? [] : [named('twitter:image', base + picture)]),
    ...Object.entries(elsewhere).map(
      ([type, address]) =>
        `<link rel="alternate" type="${type}" href="${escaped(base + address)}">`,
    ),
    ...(wall === null && picture === null
      ? []
      : [
          `<link rel="alternate" type="application/json+oembed" href="${escaped(
            `${base}/oembed?url=${encodeURIComponent(base + path)}`,
          )}" title="${escaped(title)}">`,
        ]),
  ].join('\n    ');
}

const CHARACTERS = new Intl.Segmenter('en');

function shortened(text: string): string {
  if (text.length <= DESCRIPTION) return text;
  let kept = '';
  for (const { segment } of CHARACTERS.segment(text)) {
    if (kept.length + segment.length >= DESCRIPTION) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
