import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { say } from '../words/words';
import { StakeField } from './stake-field';

type Named = { readonly value: string; readonly name: string };

const TIMES = ['AT_ONCE', 'WEEKLY', 'PHASE'] as const;

export type ClauseDraft = {
  /** The id of a player; empty for every party. */
  readonly to: string;
  readonly item: string;
  readonly amount: string;
  /** What is paid for each; empty for nothing. Drafts kept from before have none. */
  readonly price?: string;
  readonly priceItem?: string;
  readonly when: (typeof TIMES)[number];
  readonly phase: string;
  /** The id of a player; empty for nobody. */
  readonly consent: string;
};

/** As the API takes a clause. */
export const clauseOf = ({ price = '', priceItem, ...clause }: ClauseDraft) => ({
  ...termsOf(clause),
  ...(price !== '' && { for: [{ item: priceItem ?? clause.item, quantity: Number(price) }] }),
});

const termsOf = ({ to, item, amount, when, phase, consent }: ClauseDraft) => ({
  items: [{ item, [when === 'WEEKLY' ? 'perWeek' : 'total']: Number(amount) }],
  to: to === '' ? [] : [to],
  when,
  ...(when === 'PHASE' && { phase }),
  consent: consent === '' ? [] : [consent],
});

type ClauseFormProps = {
  readonly clause: ClauseDraft;
  readonly people: readonly Named[];
  readonly items: readonly Named[];
  readonly phases: readonly Named[];
  readonly onChange: (clause: ClauseDraft) => void;
  readonly onDrop: () => void;
};

/** A clause is a sentence whose words are chosen. */
export function ClauseForm(props: ClauseFormProps) {
  const { clause, people, items, phases, onChange, onDrop } = props;
  const put = (part: Partial<ClauseDraft>): void => onChange({ ...clause, ...part });
  return (
    <div className="sentence">
      <Choice
        label={say('contracts.with')}
        value={clause.to}
        of={[{ value: '', name: say('contracts.everyParty') }, ...people]}
        onChange={(to) => put({ to })}
      />
      {say('contracts.mayTake')}
      <StakeField
        label={say('contracts.amount')}
        value={clause.amount}
        onChange={(amount) => put({ amount })}
      />
      <Choice
        label={say('contracts.item')}
        value={clause.item}
        of={items}
        onChange={(item) => put({ item })}
      />
      {say('contracts.for')}
      <StakeField
        label={say('contracts.price')}
        value={clause.price ?? ''}
        onChange={(price) => put({ price })}
      />
      <Choice
        label={say('contracts.priceItem')}
        value={clause.priceItem ?? clause.item}
        of={items}
        onChange={(priceItem) => put({ priceItem })}
      />
      {say('contracts.each')}
      <Choice
        label={say('contracts.when')}
        value={clause.when}
        of={TIMES.map((value) => ({ value, name: say(`contracts.when.${value}`) }))}
        onChange={(when) => put({ when })}
      />
      {clause.when === 'PHASE' && (
        <Choice
          label={say('contracts.inPhase')}
          value={clause.phase}
          of={phases}
          onChange={(phase) => put({ phase })}
        />
      )}
      {say('contracts.consent')}
      <Choice
        label={say('contracts.consent')}
        value={clause.consent}
        of={[{ value: '', name: say('contracts.noConsent') }, ...people]}
        onChange={(consent) => put({ consent })}
      />
      <Button look="quiet" aria-label={say('contracts.dropClause')} onClick={onDrop}>
        ×
      </Button>
    </div>
  );
}
