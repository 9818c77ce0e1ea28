import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

const EXCHANGES = graphql(`
  fragment Exchanges on RoundRules {
    items {
      item
      name
      plural
    }
    exchanges {
      exchange
      give {
        item
        quantity
      }
      get {
        item
        quantity
      }
    }
  }
`);

const TRADE_IN = graphql(`
  mutation TradeInTrungs($input: TradeInTrungsInput!) {
    tradeInTrungs(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ... on Round {
          ...CasinoSeat
        }
      }
    }
  }
`);

/** The Bank's exchange rates for Trungs. */
export function Exchanges({ rules }: { readonly rules: FragmentType<typeof EXCHANGES> | null }) {
  const { season, over, me, options } = useSeat();
  const shown = unmask(EXCHANGES, rules);
  if (shown === null || me === null || over || shown.exchanges.length === 0) return null;
  const nameOf = ({ item, quantity }: { readonly item: string; readonly quantity: number }) => {
    const known = shown.items.find((each) => each.item === item);
    const name = quantity === 1 ? known?.name : known?.plural;
    return `${printNumber(quantity)} ${name ?? item}`;
  };
  return (
    <section className="tray" aria-labelledby="exchanges">
      <h2 id="exchanges">{t('market.exchange')}</h2>
      <ul className="row">
        {shown.exchanges.map(({ exchange, give, get }) => (
          <li key={exchange}>
            {optionFor(options, 'tradeInTrungs', 'exchange', exchange) === null ? (
              <span className="chip quiet">
                {t('market.exchangeFor', { give: nameOf(give), get: nameOf(get) })}
              </span>
            ) : (
              <MutationButton
                document={TRADE_IN}
                season={season}
                command={`tradeInTrungs ${exchange}`}
                input={{ seasonId: season, exchange, times: 1 }}
              >
                {t('market.exchangeFor', { give: nameOf(give), get: nameOf(get) })}
              </MutationButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
