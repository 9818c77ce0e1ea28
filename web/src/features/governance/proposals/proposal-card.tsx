import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Deadline } from '../../../ui/deadline';
import { Markdown } from '../../../ui/markdown';
import { classNameIn } from '../effects/class-name';
import type { ClassNames } from '../effects/class-name';
import { t } from '../../../platform/i18n/translate';
import { Ballot } from './ballot';
import { Effects } from '../effects/effects';
import { isOffered } from '../../../platform/is-offered';
import type { OfferedMutation } from '../../../platform/is-offered';
import { ProposalPreview } from './proposal-preview';
import { Vetoes } from './vetoes';
import type { OfficeTitle } from './vetoes';

const PROPOSAL = graphql(`
  fragment ProposalCard on Proposal {
    id
    number
    title
    text
    class
    status
    opensAt
    closesAt
    decidedAt
    author {
      id
      name
    }
    effects {
      __typename
    }
    veto {
      title
      why
      player {
        id
        name
      }
    }
    ...Ballot
    ...Effects
  }
`);
const RETRACT_PROPOSAL = graphql(`
  mutation RetractProposal($input: RetractProposalInput!) {
    retractProposal(input: $input) {
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

type ProposalCardProps = {
  readonly proposal: FragmentType<typeof PROPOSAL>;
  readonly season: string;
  readonly options: readonly OfferedMutation[];
  readonly offices: readonly OfficeTitle[];
  /** The season whose rules name the classes of proposals. */
  readonly classes: ClassNames;
  readonly me: string | null;
  /** True for a past season, which has no previews. */
  readonly asItWas?: boolean;
};

export function ProposalCard({ proposal, season, asItWas = false, ...rest }: ProposalCardProps) {
  const { options, offices, classes, me } = rest;
  const shown = unmask(PROPOSAL, proposal);
  const { id, number, title, text, status, author, opensAt, closesAt, decidedAt, effects } = shown;
  const { veto } = shown;
  return (
    <article className="panel proposal" data-status={status} id={`proposal-${number}`}>
      {/* Links may contain only the id. */}
      <header id={`proposal-${id}`}>
        <p className="line-up small">
          <a className="proposal-number" href={`#proposal-${number}`}>
            {t('govern.number', { number })}
          </a>
          <strong className="proposal-status">{t(`govern.${status}`)}</strong>
          <span className="quiet">
            {t('govern.by', { name: author.name, class: classNameIn(classes, shown.class) })}
          </span>
        </p>
        <h2>{title}</h2>
        <p className="due">
          {status === 'PENDING' && <Deadline at={opensAt} what={t('govern.opens')} />}
          {status === 'VOTING' && <Deadline at={closesAt} what={t('govern.closes')} />}
        </p>
        {decidedAt !== null && (
          <p className="quiet small">
            <Deadline at={decidedAt} what={t('govern.decided')} />
          </p>
        )}
        {veto !== null && (
          <p>{t('govern.vetoed', { name: veto.player.name, title: veto.title, why: veto.why })}</p>
        )}
      </header>
      {text !== '' && (
        <div className="prose">
          <Markdown text={text} />
        </div>
      )}
      <Effects proposal={shown} season={season} />
      {!asItWas && decidedAt === null && effects.length > 0 && (
        <ProposalPreview id={id} season={season} />
      )}
      <Ballot proposal={shown} season={season} options={options} me={me} />
      {isOffered(options, 'retractProposal', 'proposalId', id) && (
        <MutationButton
          document={RETRACT_PROPOSAL}
          season={season}
          command={`retractProposal ${id}`}
          input={{ seasonId: season, proposalId: id }}
          look="quiet"
        >
          {t('govern.retract')}
        </MutationButton>
      )}
      <Vetoes season={season} proposal={id} options={options} offices={offices} />
    </article>
  );
}
