import type { SubmitEvent } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/button';
import { Field } from '../../../ui/form/field';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { fieldOf } from '../../../platform/offered-option';
import { t } from '../../../platform/i18n/translate';
import type { OfferedMutation } from '../../../platform/is-offered';

const VETO_PROPOSAL = graphql(`
  mutation VetoProposal($input: VetoProposalInput!) {
    vetoProposal(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      proposal {
        id
        ...ProposalCard
      }
    }
  }
`);

/** An office's code and name. */
export type OfficeTitle = { readonly code: string; readonly title: string };

type VetoesProps = {
  readonly season: string;
  readonly proposal: string;
  readonly options: readonly OfferedMutation[];
  readonly offices: readonly OfficeTitle[];
};

/** The vetoes that the viewer can cast, one for each office with the power. */
export function Vetoes({ season, proposal, options, offices }: VetoesProps) {
  const offered = options.filter(
    ({ mutation, input }) =>
      mutation === 'vetoProposal' && fieldOf(input, 'proposalId') === proposal,
  );
  return offices
    .filter(({ code }) => offered.some(({ input }) => fieldOf(input, 'office') === code))
    .map(({ code, title }) => (
      <Veto key={code} season={season} proposal={proposal} office={code} title={title} />
    ));
}

type VetoProps = {
  readonly season: string;
  readonly proposal: string;
  readonly office: string;
  readonly title: string;
};

function Veto({ season, proposal, office, title }: VetoProps) {
  const place = { season, command: `vetoProposal ${proposal} ${office}` };
  const [reason, setReason, clear] = useDraft(place, '');
  const { state, send } = useCommand(VETO_PROPOSAL, place);
  const input = { seasonId: season, office, proposalId: proposal, reason };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send(input)) !== null) clear();
  };
  const name = t('govern.vetoAs', { title });
  return (
    <details className="veto" open={reason !== ''}>
      <summary>{name}</summary>
      <form aria-label={name} onSubmit={(event) => void submit(event)}>
        <p className="quiet small">{t('govern.vetoHint')}</p>
        <Field
          label={t('offices.reason')}
          required
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
        <span className="act">
          <span className="act-way">
            <Button type="submit" state={state}>
              {t('govern.veto')}
            </Button>
            <OptionRule season={season} mutation="vetoProposal" input={input} />
          </span>
        </span>
        <Outcome state={state} season={season} />
      </form>
    </details>
  );
}
