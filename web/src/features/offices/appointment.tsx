import { graphql } from '../../generated/gql';
import { MutationButton } from '../../ui/form/mutation-button';
import { t } from '../../platform/i18n/translate';
import type { Person } from './person';

const APPOINT = graphql(`
  mutation AppointToOffice($input: AppointToOfficeInput!) {
    appointToOffice(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      seq
    }
  }
`);

type AppointmentProps = {
  readonly season: string;
  readonly office: string;
  readonly title: string;
  readonly people: readonly Person[];
};

/** Appoints a player by a press on the name, if the viewer may appoint. */
export function Appointment({ season, office, title, people }: AppointmentProps) {
  return (
    <section className="office-acts" aria-label={t('offices.appoints', { title })}>
      <h3>{t('offices.appoint')}</h3>
      <div className="office-names">
        {people.map(({ id, name }) => (
          <MutationButton
            key={id}
            document={APPOINT}
            season={season}
            command={`appointToOffice ${office} ${id}`}
            input={{ seasonId: season, office, playerId: id }}
            label={t('offices.appointOne', { name, title })}
          >
            {name}
          </MutationButton>
        ))}
      </div>
    </section>
  );
}
