import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import type { TradeFragment } from '../generated/graphql';
import { Button } from '../kit/button';
import { OptionRule } from '../kit/option-rule';
import { Choice } from '../kit/choice';
import { Outcome } from '../kit/outcome';
import { say } from '../words/words';
import { ItemPicker, itemsOf } from './item-picker';
import type { Chosen } from './item-picker';
import { optionFor } from './option';
import { useSeat } from './seat';

const PARTNERS = graphql(`
  fragment TradePartners on Round {
    id
    players(first: 100) {
      nodes {
        id
        name
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
    }
  }
`);

const OFFER_TRADE = graphql(`
  mutation OfferTrade($input: OfferTradeInput!) {
    offerTrade(input: $input) {
      refusal {
        code
        message
        rule
      }
      trade {
        id
        ...Trade
      }
    }
  }
`);

type Draft = { readonly to: string; readonly give: Chosen; readonly get: Chosen };

type OfferTradeProps = {
  readonly round: FragmentType<typeof PARTNERS>;
  /** The offer that this answers. */
  readonly countered: TradeFragment | null;
  readonly onDone: () => void;
};

const chosenOf = (items: readonly { readonly item: string; readonly quantity: number }[]): Chosen =>
  Object.fromEntries(items.map(({ item, quantity }) => [item, quantity]));

/** Two sides of a table: mine, and that of whom I trade with. */
export function OfferTrade({ round, countered, onDone }: OfferTradeProps) {
  const { players } = unmask(PARTNERS, round);
  const { season, me, options } = useSeat();
  const place = { season, command: `offerTrade ${countered?.id ?? ''}` };
  const initial: Draft = {
    to: countered?.from.id ?? '',
    give: chosenOf(countered?.get ?? []),
    get: chosenOf(countered?.give ?? []),
  };
  const [draft, setDraft, clear] = useDraft<Draft>(place, initial);
  const { way, send } = useCommand(OFFER_TRADE, place);
  if (me === null || optionFor(options, 'offerTrade') === null) return null;
  const others = players.nodes.filter(({ id }) => id !== me.id);
  const partner = others.find(({ id }) => id === draft.to) ?? null;
  const offer = async (): Promise<void> => {
    const done = await send({
      seasonId: season,
      to: draft.to,
      give: itemsOf(draft.give),
      get: itemsOf(draft.get),
      ...(countered !== null && { counterTo: countered.id }),
    });
    if (done === null) return;
    clear();
    onDone();
  };
  return (
    <section className="tray" aria-labelledby="offer-trade">
      <h2 id="offer-trade">{say('market.offer')}</h2>
      {countered === null ? (
        <Choice
          label={say('market.with')}
          value={draft.to}
          of={[
            { value: '', name: say('market.partner') },
            ...others.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChange={(to) => setDraft({ ...draft, to, get: {} })}
        />
      ) : (
        <Countered name={countered.from.name} onDone={onDone} />
      )}
      {partner !== null && (
        <>
          <div className="trade-sides">
            <ItemPicker
              label={say('market.youGive')}
              holdings={me.holdings}
              chosen={draft.give}
              onChange={(give) => setDraft({ ...draft, give })}
            />
            <ItemPicker
              label={say('market.gives', { name: partner.name })}
              holdings={partner.holdings}
              chosen={draft.get}
              onChange={(get) => setDraft({ ...draft, get })}
            />
          </div>
          <p className="row">
            <Button look="act" way={way} onClick={() => void offer()}>
              {say('market.send')}
            </Button>
            <OptionRule season={season} mutation="offerTrade" />
            <Outcome way={way} season={season} />
          </p>
        </>
      )}
    </section>
  );
}

function Countered({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  return (
    <p>
      {say('market.countering', { name })}{' '}
      <Button look="quiet" onClick={onDone}>
        {say('close')}
      </Button>
    </p>
  );
}
