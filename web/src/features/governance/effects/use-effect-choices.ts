import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import type { EffectThingsQuery, InputFieldType } from '../../../generated/graphql';
import { useNow } from '../../../platform/live/use-now';
import { printAmounts, printMoment } from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { ownerKey } from './effect-draft';
import type { Need } from './effect-draft';
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
      additionalSecretActions {
        code
        title
      }
      secretAttempts {
        id
        action
        status
        player {
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

/** The choices of effects, by name, for each type of field that has any. */
export type EffectChoices = Readonly<Partial<Record<InputFieldType, readonly PlayerChoice[]>>> & {
  /** The terms of Judges and of other offices. */
  readonly terms: readonly PlayerChoice[];
};

/** The types of fields with choices that come from a query of their own, with its long lists. */
const THING_TYPES: Readonly<Partial<Record<InputFieldType, readonly ChoiceList[]>>> = {
  OWNER: ['lots', 'contracts'],
  TRADE: ['trades'],
  TABLE: ['tables'],
  GAME: ['games'],
  ...{ SECRET_ACTION: [], SECRET_ATTEMPT: [], JUDGE: [], HAND: [], MASK: [], OFFICE: [] },
};
const NOTHING: EffectChoices = {
  terms: [],
  ...Object.fromEntries(Object.keys(THING_TYPES).map((type) => [type, []])),
};

/** The choices for the needs of effects, fetched with the first effect that needs them. */
export function useEffectChoices(season: string, needs: readonly Need[]): EffectChoices {
  const now = useNow(60_000);
  const wanted = needs.flatMap(({ type }) => THING_TYPES[type] ?? []);
  const [{ data }] = useQuery({
    query: THINGS,
    variables: { season },
    pause: !needs.some(({ type }) => type in THING_TYPES),
    requestPolicy: 'cache-and-network',
  });
  const lists = useChoiceLists(season, wanted);
  const found = data?.season ?? null;
  if (found === null) return NOTHING;
  const own = found.__typename === 'Round' ? ofRound(found, lists, now) : ofDynasty(found, lists);
  const offices = found.offices.map(({ code, title }) => ({ value: code, name: title }));
  return { ...NOTHING, OFFICE: offices, SECRET_ATTEMPT: openAttempts(found), ...own };
}

/** The key of a term: its player and its office. A Judge's term has no office. */
export const termKey = (player: string, office = ''): string => `${player} ${office}`;

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
    OWNER: [
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
    TRADE: trades.map(({ id, from, to, give, get, endedAt }) => ({
      value: id,
      name: t('things.trade', {
        from: from.name,
        to: to.name,
        give: amounts(give),
        get: amounts(get),
        when: endedAt === null ? '' : at(endedAt, now),
      }),
    })),
    TABLE: tables
      .filter(({ kind, status }) => kind !== 'GIOLITTI' && status !== 'VOIDED')
      .map(({ id, kind, players, openedAt }) => ({
        value: id,
        name: t(kind === 'WAR' ? 'things.war' : 'things.spin', {
          who: names(players),
          when: at(openedAt, now),
        }),
      })),
    SECRET_ACTION: round.secretActions.map(({ id, kind, week, player }) => ({
      value: id,
      name: t(`things.${kind}`, { who: player.name, week }),
    })),
    JUDGE: round.judge.sitting.map(({ player }) => ({ value: player.id, name: player.name })),
    terms: [
      ...round.judge.sitting.map(({ player }) => ({
        value: termKey(player.id),
        name: t('things.judge', { who: player.name }),
      })),
      ...termsOf(round),
    ],
    HAND: round.hands
      .filter(({ placement }) => placement !== null)
      .map(({ id, week, placement, player }) => ({
        value: id,
        name: t('things.hand', { who: player.name, week, place: placement ?? 0 }),
      })),
  };
}

/** The attempts that can be voided. */
const openAttempts = ({ additionalSecretActions, secretAttempts }: Season): PlayerChoice[] =>
  secretAttempts
    .filter(({ status }) => status === 'COMMITTED' || status === 'MATURED')
    .map(({ id, action, player }) => ({
      value: id,
      name: t('things.attempt', {
        who: player.name,
        title: additionalSecretActions.find(({ code }) => code === action)?.title ?? action,
      }),
    }));

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
  terms: termsOf(dynasty),
  MASK: dynasty.masks.map(({ mask, name }) => ({ value: mask, name })),
  GAME: games.map(({ id, number, players }) => ({
    value: id,
    name: t('things.game', { number, who: names(players) }),
  })),
});
