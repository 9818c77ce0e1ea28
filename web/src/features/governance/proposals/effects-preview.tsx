import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { RuleLink } from '../../../ui/form/outcome';
import { SectionDifferences } from '../../season';
import { printAll, printList } from '../../../platform/i18n/print-list';
import { printRefusal } from '../../../platform/i18n/print-refusal';
import { t } from '../../../platform/i18n/translate';
import { TransferList } from '../effects/transfer-list';

const PREVIEW = graphql(`
  fragment Preview on ProposalPreview {
    failure {
      effect
      refusal {
        code
        message
        anchor
        facts
      }
    }
    transfers {
      item
      name
      quantity
      from {
        ...OwnerName
      }
      to {
        ...OwnerName
      }
    }
    events
    victors {
      id
      name
    }
    ends
    graveDeeds
    sections {
      ...SectionDifference
    }
  }
`);

type EffectsPreviewProps = {
  readonly preview: FragmentType<typeof PREVIEW>;
  readonly season: string;
};

/** A preview of effects: transfers and changed rules, or the obstacle. */
export function EffectsPreview({ preview, season }: EffectsPreviewProps) {
  const { failure, transfers, events, victors, ends, graveDeeds, sections } = unmask(
    PREVIEW,
    preview,
  );
  if (failure !== null) {
    const { anchor } = failure.refusal;
    const message = printRefusal(failure.refusal);
    return (
      <p className="outcome">
        {t('preview.failure', { number: failure.effect + 1, message })}{' '}
        {anchor !== null && <RuleLink season={season} rule={anchor} />}
      </p>
    );
  }
  if (transfers.length + events.length + sections.length === 0 && !ends) {
    return <p className="quiet">{t('preview.nothing')}</p>;
  }
  return (
    <div className="preview">
      {events.length > 0 && (
        <ul className="effects">
          {events.map((event, at) => (
            <li key={at}>{event}</li>
          ))}
        </ul>
      )}
      {victors.length > 0 && (
        <p>{t('preview.victors', { names: printList(victors.map(({ name }) => name)) })}</p>
      )}
      {graveDeeds.length > 0 && <p>{t('preview.grave', { deeds: printAll(graveDeeds) })}</p>}
      {ends && <p>{t('preview.ends')}</p>}
      {transfers.length > 0 && (
        <ul className="effects">
          {transfers.map((transfer, at) => (
            <li key={at}>
              <TransferList transfers={[transfer]} />
            </li>
          ))}
        </ul>
      )}
      <SectionDifferences sections={sections} />
    </div>
  );
}
