/**
 * Groups the operations by their users, from the schema folder and the refusals of each operation.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';

export const GROUPS = ['Everybody', 'Casino', 'Giolitti', 'Host', 'Account'] as const;
export type Group = (typeof GROUPS)[number];

/** The first sentence of each group. */
export const GROUP_TEXTS: Readonly<Record<Group, string>> = {
  Everybody: 'For all who watch or play, in either game.',
  Casino: 'For players of a round of the Auction Casino.',
  Giolitti: 'For players of a dynasty of Giolitti, and its dealer.',
  Host: 'For those who make a season and host it. They need the scope `HOST`.',
  Account: 'For signing in, for tokens and for what belongs to the account.',
};

const FOLDERS: Readonly<Record<Exclude<Group, 'Host'>, readonly string[]>> = {
  Everybody: [
    ...[
      'calendar',
      'chance',
      'leaderboard',
      'lobby',
      'offices',
      'players',
      'practice',
      'proposals',
    ],
    ...['rehearsal', 'rulesets', 'seasons', 'server', 'values', 'waiting', 'words', '.', 'refusal'],
    ...['profiles', 'round', 'dynasty', 'events'],
  ],
  Casino: [
    ...['auction', 'bidding', 'contracts', 'ducks', 'hands', 'house', 'judge', 'lots'],
    ...['secret-actions', 'tables', 'trades', 'trungs', 'fortunes', 'prizes', 'income'],
  ],
  Giolitti: ['giolitti', 'masks'],
  Account: ['accounts', 'feeds', 'inbox', 'mail', 'webhooks'],
};
/** Operations whose folder names another group. */
const ELSEWHERE: Readonly<Record<string, Group>> = {
  createRound: 'Host',
  createWebhook: 'Account',
  createDynasty: 'Host',
  setReadiness: 'Giolitti',
  handOnDealer: 'Giolitti',
};
/** Refusals that only commands of hosts can give. */
const OF_HOSTS = new Set(['NOT_THE_HOST', 'NOT_THE_FIRST_HOST']);
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);
const SDL = join(__dirname, '..', '..', 'src', 'graphql');

/** The folder of each root field. */
export function foldersOfOperations(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(SDL, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.graphql')) continue;
    for (const each of parse(readFileSync(join(SDL, file), 'utf8')).definitions) {
      const isType =
        each.kind === Kind.OBJECT_TYPE_DEFINITION || each.kind === Kind.OBJECT_TYPE_EXTENSION;
      if (!isType || !ROOTS.has(each.name.value)) continue;
      const folder = file.split('/').at(-2) ?? '.';
      for (const { name } of each.fields ?? []) found.set(name.value, folder);
    }
  }
  return found;
}

export function groupOf(name: string, folder: string, refusals: readonly string[]): Group | null {
  if (ELSEWHERE[name] !== undefined) return ELSEWHERE[name];
  if (refusals.some((code) => OF_HOSTS.has(code))) return 'Host';
  return GROUPS.find((group) => group !== 'Host' && FOLDERS[group].includes(folder)) ?? null;
}
