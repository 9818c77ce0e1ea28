import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import type { LotCardFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { printNumber } from '../../../platform/i18n/format';
import { fieldOf } from '../../../platform/offered-option';
import { t } from '../../../platform/i18n/translate';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';
import { StakeField } from '../../../ui/form/stake-field';

const PLACE_BID = graphql(`
  mutation PlaceBid($input: PlaceBidInput!) {
    placeBid(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      lot {
        id
        ...LotCard
      }
    }
  }
`);

type Option = NonNullable<ReturnType<typeof optionFor>>;

/**
 * The field for a public bid, with the lowest leading amount as its minimum. Nothing if the viewer
 * may not bid on the lot.
 */
export function OpenBid({ lot }: { readonly lot: LotCardFragment }) {
  const { options } = useSeat();
  const option = optionFor(options, 'placeBid', 'lotId', lot.id);
  return option === null ? null : <BidForm lot={lot} option={option} />;
}

type BidFormProps = { readonly lot: LotCardFragment; readonly option: Option };

function BidForm({ lot, option }: BidFormProps) {
  const { season } = useSeat();
  const place = { season, command: `placeBid ${lot.id}` };
  const [typed, setTyped, clear] = useDraft(place, '');
  const { state, send } = useCommand(PLACE_BID, { ...place, rests: true, cue: 'chip' });
  const minimum = Number(fieldOf(option.facts, 'minimum') ?? lot.minimumBid ?? 1);
  const value = typed === '' ? String(minimum) : typed;
  const bid = async (): Promise<void> => {
    const input = { seasonId: season, lotId: lot.id, amount: Number(value) };
    if ((await send(input)) !== null) clear();
  };
  return (
    <form
      className="row bid"
      onSubmit={(event) => {
        event.preventDefault();
        void bid();
      }}
    >
      <StakeField
        label={t('bid.amount', { number: lot.number })}
        value={value}
        onChange={setTyped}
      />
      <span className="act-way">
        <Button type="submit" look="act" state={state}>
          {t('bid.place', { amount: printNumber(Number(value)) })}
        </Button>
        <OptionRule season={season} mutation="placeBid" input={{ lotId: lot.id }} />
      </span>
      <Outcome state={state} season={season} />
    </form>
  );
}
