import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { ItemPicker, itemsOf } from '../round';
import type { ItemCounts, Holding } from '../round';
import { t } from '../../platform/i18n/translate';

const PROPOSE_WAR = graphql(`
  mutation ProposeWar($input: ProposeWarInput!) {
    proposeWar(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      war {
        id
        ...WarTable
      }
    }
  }
`);

type StakeProps = {
  readonly season: string;
  /** The table with the viewer's seat; null for a new table. */
  readonly table: string | null;
  readonly holdings: readonly Holding[];
};

/**
 * The viewer's wager: cards, chips and any other items. The choice is kept when the viewer sits
 * down.
 */
export function Stake({ season, table, holdings }: StakeProps) {
  const place = { season, command: 'proposeWar' };
  const [chosen, setChosen, clear] = useDraft<ItemCounts>(place, {});
  const { state, send } = useCommand(PROPOSE_WAR, place);
  const propose = async (): Promise<void> => {
    const input = { seasonId: season, wager: itemsOf(chosen) };
    if ((await send({ ...input, ...(table !== null && { tableId: table }) })) !== null) clear();
  };
  return (
    <div className="stack">
      <ItemPicker
        label={t('tables.stake')}
        holdings={holdings}
        chosen={chosen}
        onChange={setChosen}
      />
      <Outcome state={state} season={season} />
      <span className="act">
        <span className="act-way">
          <Button
            look={table === null ? 'act' : 'plain'}
            state={state}
            onClick={() => void propose()}
          >
            {t(table === null ? 'tables.propose' : 'tables.lay')}
          </Button>
          <OptionRule
            season={season}
            mutation="proposeWar"
            input={table === null ? {} : { tableId: table }}
          />
        </span>
      </span>
    </div>
  );
}
