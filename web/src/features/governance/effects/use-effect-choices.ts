import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import type { EffectThingsQuery } from '../../../generated/graphql';
import { useNow } from '../../../platform/live/use-now';
import { printAmounts, printMoment } from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { ownerKey, termKey } from './effect-draft';
import { useChoiceLists } from './use-choice-lists';
import type { ChoiceList, ChoiceLists } from './use-choice-lists';
import type { PlayerChoice } from './work-fields';

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

/** The possible subjects of effects, with names. */
export type EffectChoices = {
  readonly owners: readonly PlayerChoice[];
  readonly trades: readonly PlayerChoice[];
  readonly tables: readonly PlayerChoice[];
  readonly secrets: readonly PlayerChoice[];
  readonly judges: readonly PlayerChoice[];
  /** The terms of Judges and of other offices. */
  readonly terms: readonly PlayerChoice[];
  /** The placed hands of the last week with hands. */
  readonly hands: readonly PlayerChoice[];
  readonly masks: readonly PlayerChoice[];
  readonly games: readonly PlayerChoice[];
};

const NOTHING: EffectChoices = {
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
 * The choices of effects, fetched with the first effect that needs them, together with the `wanted`
 * lists.
 */
export function useEffectChoices(
  season: string,
  asked: boolean,
  wanted: readonly ChoiceList[],
): EffectChoices {
  const now = useNow(60_000);
  const [{ data }] = useQuery({
    query: THINGS,
    variables: { season },
    pause: !asked,
    requestPolicy: 'cache-and-network',
  });
  const lists = useChoiceLists(season, wanted);
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
  of.length === 0 ? t('things.nothing') : printAmounts(of);

function ofRound(round: Round, lists: ChoiceLists, now: number): EffectChoices {
  const { lots, contracts, trades, tables } = lists;
  return {
    ...NOTHING,
    owners: [
      ...lots.map(({ id, number }) => ({
        value: ownerKey('lotId', id),
        name: t('govern.owner.LOT', { number }),
      })),
      ...contracts.map(({ id, parties }) => ({
        value: ownerKey('contractId', id),
        name: t('things.contract', { who: names(parties.map(({ player }) => player)) }),
      })),
      { value: ownerKey('gallery'), name: t('govern.owner.GALLERY') },
    ],
    trades: trades.map(({ id, from, to, give, get, endedAt }) => ({
      value: id,
      name: t('things.trade', {
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
        name: t(kind === 'WAR' ? 'things.war' : 'things.spin', {
          who: names(players),
          when: at(openedAt, now),
        }),
      })),
    secrets: round.secretActions.map(({ id, kind, week, player }) => ({
      value: id,
      name: t(`things.${kind}`, { who: player.name, week }),
    })),
    judges: round.judge.sitting.map(({ player }) => ({ value: player.id, name: player.name })),
    terms: [
      ...round.judge.sitting.map(({ player }) => ({
        value: termKey(player.id),
        name: t('things.judge', { who: player.name }),
      })),
      ...termsOf(round),
    ],
    hands: round.hands
      .filter(({ placement }) => placement !== null)
      .map(({ id, week, placement, player }) => ({
        value: id,
        name: t('things.hand', { who: player.name, week, place: placement ?? 0 }),
      })),
  };
}

const termsOf = ({ offices }: Pick<Season, 'offices'>): PlayerChoice[] =>
  offices.flatMap(({ code, title, holder }) =>
    holder === null
      ? []
      : [
          {
            value: termKey(holder.id, code),
            name: t('things.office', { who: holder.name, title }),
          },
        ],
  );

const ofDynasty = (dynasty: Dynasty, { games }: ChoiceLists): EffectChoices => ({
  ...NOTHING,
  terms: termsOf(dynasty),
  masks: dynasty.masks.map(({ mask, name }) => ({ value: mask, name })),
  games: games.map(({ id, number, players }) => ({
    value: id,
    name: t('things.game', { number, who: names(players) }),
  })),
});
