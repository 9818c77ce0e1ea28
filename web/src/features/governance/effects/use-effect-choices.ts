import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import type { EffectThingsQuery } from '../../../generated/graphql';
import { useNow } from '../../../platform/live/use-now';
import { printAmounts, printMoment } from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { say } from '../../../platform/i18n/translate';
import { ownerKey, termKey } from './effect-draft';
import { useThingLists } from './use-choice-lists';
import type { ThingList, ThingLists } from './use-choice-lists';
import type { Named } from './work-fields';

const THINGS = graphql(`
  query EffectThings($season: ID!) {
    season(id: $season) {
      __typename
      id
      offices {
        code
        title
        holder {
          id
          name
        }
      }
      ... on Round {
        hands {
          id
          week
          placement
          player {
            id
            name
          }
        }
        secretActions {
          id
          kind
          week
          player {
            id
            name
          }
        }
        judge {
          id
          sitting {
            id
            player {
              id
              name
            }
          }
        }
      }
      ... on Dynasty {
        masks {
          mask
          name
        }
      }
    }
  }
`);

/** The things an effect can be about, with their names. */
export type Things = {
  readonly owners: readonly Named[];
  readonly trades: readonly Named[];
  readonly tables: readonly Named[];
  readonly secrets: readonly Named[];
  readonly judges: readonly Named[];
  /** The terms of Judges and of other offices. */
  readonly terms: readonly Named[];
  /** The placed hands of the last week that had hands. */
  readonly hands: readonly Named[];
  readonly masks: readonly Named[];
  readonly games: readonly Named[];
};

const NOTHING: Things = {
  owners: [],
  trades: [],
  tables: [],
  secrets: [],
  judges: [],
  terms: [],
  hands: [],
  masks: [],
  games: [],
};

/**
 * Fetched with the first effect that needs one of them, together with the lists that are wanted.
 */
export function useThings(season: string, asked: boolean, wanted: readonly ThingList[]): Things {
  const now = useNow(60_000);
  const [{ data }] = useQuery({
    query: THINGS,
    variables: { season },
    pause: !asked,
    requestPolicy: 'cache-and-network',
  });
  const lists = useThingLists(season, wanted);
  const found = data?.season ?? null;
  if (found === null) return NOTHING;
  return found.__typename === 'Round' ? ofRound(found, lists, now) : ofDynasty(found, lists);
}

type Season = NonNullable<EffectThingsQuery['season']>;
type Round = Extract<Season, { readonly __typename: 'Round' }>;
type Dynasty = Extract<Season, { readonly __typename: 'Dynasty' }>;

const at = (moment: string, now: number): string => printMoment(Date.parse(moment), now);
const names = (of: readonly { readonly name: string }[]): string =>
  printList(of.map(({ name }) => name));
const amounts = (of: readonly { readonly name: string; readonly quantity: number }[]): string =>
  of.length === 0 ? say('things.nothing') : printAmounts(of);

function ofRound(round: Round, lists: ThingLists, now: number): Things {
  const { lots, contracts, trades, tables } = lists;
  return {
    ...NOTHING,
    owners: [
      ...lots.map(({ id, number }) => ({
        value: ownerKey('lotId', id),
        name: say('govern.owner.LOT', { number }),
      })),
      ...contracts.map(({ id, parties }) => ({
        value: ownerKey('contractId', id),
        name: say('things.contract', { who: names(parties.map(({ player }) => player)) }),
      })),
      { value: ownerKey('gallery'), name: say('govern.owner.GALLERY') },
    ],
    trades: trades.map(({ id, from, to, give, get, endedAt }) => ({
      value: id,
      name: say('things.trade', {
        from: from.name,
        to: to.name,
        give: amounts(give),
        get: amounts(get),
        when: endedAt === null ? '' : at(endedAt, now),
      }),
    })),
    tables: tables
      .filter(({ kind, status }) => kind !== 'GIOLITTI' && status !== 'VOIDED')
      .map(({ id, kind, players, openedAt }) => ({
        value: id,
        name: say(kind === 'WAR' ? 'things.war' : 'things.spin', {
          who: names(players),
          when: at(openedAt, now),
        }),
      })),
    secrets: round.secretActions.map(({ id, kind, week, player }) => ({
      value: id,
      name: say(`things.${kind}`, { who: player.name, week }),
    })),
    judges: round.judge.sitting.map(({ player }) => ({ value: player.id, name: player.name })),
    terms: [
      ...round.judge.sitting.map(({ player }) => ({
        value: termKey(player.id),
        name: say('things.judge', { who: player.name }),
      })),
      ...termsOf(round),
    ],
    hands: round.hands
      .filter(({ placement }) => placement !== null)
      .map(({ id, week, placement, player }) => ({
        value: id,
        name: say('things.hand', { who: player.name, week, place: placement ?? 0 }),
      })),
  };
}

const termsOf = ({ offices }: Pick<Season, 'offices'>): Named[] =>
  offices.flatMap(({ code, title, holder }) =>
    holder === null
      ? []
      : [
          {
            value: termKey(holder.id, code),
            name: say('things.office', { who: holder.name, title }),
          },
        ],
  );

const ofDynasty = (dynasty: Dynasty, { games }: ThingLists): Things => ({
  ...NOTHING,
  terms: termsOf(dynasty),
  masks: dynasty.masks.map(({ mask, name }) => ({ value: mask, name })),
  games: games.map(({ id, number, players }) => ({
    value: id,
    name: say('things.game', { number, who: names(players) }),
  })),
});
