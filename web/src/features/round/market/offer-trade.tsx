import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type {
  FurtherTradePartnersQuery,
  TradeFragment,
  TradePartnerPageFragment,
} from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Select } from '../../../ui/form/select';
import { LoadFailed } from '../../../ui/list/load-failed';
import { Outcome } from '../../../ui/form/outcome';
import { usePages } from '../../../ui/list/use-pages';
import { t } from '../../../platform/i18n/translate';
import { ItemPicker, itemsOf } from '../seat/item-picker';
import type { ItemCounts } from '../seat/holding';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';
import { NoOfferReason } from './no-offer-reason';

const PARTNERS = graphql(`
  fragment TradePartners on Round {
    id
    seq
    players(first: 100) {
      ...TradePartnerPage
    }
  }
`);
const PAGE = graphql(`
  fragment TradePartnerPage on PlayerConnection {
    nodes {
      id
      name
      ...Reputed
      holdings {
        item
        name
        quantity
        card {
          rank
          suit
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherTradePartners($season: ID!, $after: String!) {
    season(id: $season) {
      id
      players(first: 100, after: $after) {
        ...TradePartnerPage
      }
    }
  }
`);

const OFFER_TRADE = graphql(`
  mutation OfferTrade($input: OfferTradeInput!) {
    offerTrade(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      trade {
        id
        ...Trade
      }
    }
  }
`);

type TradeDraft = { readonly to: string; readonly give: ItemCounts; readonly get: ItemCounts };

type OfferTradeProps = {
  readonly round: FragmentType<typeof PARTNERS>;
  /** The offer to counter; null for a new offer. */
  readonly countered: TradeFragment | null;
  readonly onDone: () => void;
};

const chosenOf = (
  items: readonly { readonly item: string; readonly quantity: number }[],
): ItemCounts => Object.fromEntries(items.map(({ item, quantity }) => [item, quantity]));

/** The two sides of a trade: the viewer's and the partner's. */
export function OfferTrade({ round, countered, onDone }: OfferTradeProps) {
  const { players, retry } = usePartners(round);
  const { season, me, options } = useSeat();
  const place = { season, command: `offerTrade ${countered?.id ?? ''}` };
  const initial: TradeDraft = {
    to: countered?.from.id ?? '',
    give: chosenOf(countered?.get ?? []),
    get: chosenOf(countered?.give ?? []),
  };
  const [draft, setDraft, clear] = useDraft<TradeDraft>(place, initial);
  const { state, send } = useCommand(OFFER_TRADE, place);
  if (me === null || optionFor(options, 'offerTrade') === null) {
    return <NoOffer players={players} />;
  }
  const others = players.filter(({ id }) => id !== me.id);
  const partner = others.find(({ id }) => id === draft.to) ?? null;
  const offer = async (): Promise<void> => {
    const done = await send({
      seasonId: season,
      to: draft.to,
      give: itemsOf(draft.give),
      get: itemsOf(draft.get),
      ...(countered !== null && { counterTo: countered.id }),
    });
    if (done !== null && clear()) onDone();
  };
  return (
    <section className="tray" aria-labelledby="offer-trade">
      <h2 id="offer-trade">{t('market.offer')}</h2>
      {countered === null ? (
        <Partner
          {...{ of: others, retry }}
          chosen={draft.to}
          onChange={(to) => setDraft({ ...draft, to, get: {} })}
        />
      ) : (
        <Countered name={countered.from.name} onDone={onDone} />
      )}
      {partner !== null && (
        <>
          <div className="trade-sides">
            <ItemPicker
              label={t('market.youGive')}
              holdings={me.holdings}
              chosen={draft.give}
              onChange={(give) => setDraft({ ...draft, give })}
            />
            <ItemPicker
              label={t('market.gives', { name: partner.name })}
              holdings={partner.holdings}
              chosen={draft.get}
              onChange={(get) => setDraft({ ...draft, get })}
            />
          </div>
          <p className="row">
            <span className="act-way">
              <Button look="act" state={state} onClick={() => void offer()}>
                {t('market.send')}
              </Button>
              <OptionRule season={season} mutation="offerTrade" />
            </span>
            <Outcome state={state} season={season} />
          </p>
        </>
      )}
    </section>
  );
}

/** All players, with their items. */
function usePartners(round: OfferTradeProps['round']): {
  readonly players: TradePartnerPageFragment['nodes'];
  readonly retry: (() => void) | null;
} {
  const { id, seq, players } = unmask(PARTNERS, round);
  const previous = unmask(PAGE, players);
  const variables = { season: id };
  const { nodes, retry } = usePages({
    ...{ previous, query: FURTHER, variables, pageOf: pageIn },
    pages: Infinity,
    version: seq,
  });
  return { players: [...previous.nodes, ...nodes], retry };
}

const pageIn = ({ season }: FurtherTradePartnersQuery): TradePartnerPageFragment | null =>
  season === null ? null : unmask(PAGE, season.players);

type NoOfferProps = { readonly players: TradePartnerPageFragment['nodes'] };

/** The text while no trade can be offered; nothing after the round's end. */
function NoOffer({ players }: NoOfferProps) {
  if (useSeat().over) return null;
  return (
    <section className="tray" aria-labelledby="offer-trade">
      <h2 id="offer-trade">{t('market.offer')}</h2>
      <NoOfferReason players={players} otherwise="market.notNow" />
    </section>
  );
}

type PartnerProps = {
  readonly of: NoOfferProps['players'];
  /** Retries the load of the players; null without a failure. */
  readonly retry: (() => void) | null;
  readonly chosen: string;
  readonly onChange: (to: string) => void;
};

const Partner = ({ of, retry, chosen, onChange }: PartnerProps) => (
  <>
    <Select
      label={t('market.with')}
      value={chosen}
      of={[
        { value: '', name: t('market.partner') },
        ...of.map(({ id, name }) => ({ value: id, name })),
      ]}
      onChange={onChange}
    />
    {retry !== null && <LoadFailed onRetry={retry} />}
  </>
);

function Countered({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  return (
    <p>
      {t('market.countering', { name })}{' '}
      <Button look="quiet" onClick={onDone}>
        {t('close')}
      </Button>
    </p>
  );
}
