import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { MutationButton } from '../../ui/form/mutation-button';
import { Address } from '../../ui/address';
import { t } from '../../platform/i18n/translate';

const INVITE = graphql(`
  fragment Invite on Season {
    id
    invitation {
      code
      url
    }
  }
`);
const ROTATE_INVITE = graphql(`
  mutation RotateInvite($input: RotateInviteInput!) {
    rotateInvite(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...Invite
      }
    }
  }
`);

/** The season's invitation link. */
export function Invite({ season }: { readonly season: FragmentType<typeof INVITE> }) {
  const { id, invitation } = unmask(INVITE, season);
  const link =
    invitation === null
      ? `${window.location.origin}/s/${id}`
      : `${window.location.origin}/join/${invitation.code}`;
  return (
    <section className="panel" aria-labelledby="invite">
      <h2 id="invite">{t('host.invite')}</h2>
      <p className="quiet">{t('host.inviteText')}</p>
      <Address href={link} name={t('host.invite')} />
      {invitation !== null && (
        <MutationButton
          document={ROTATE_INVITE}
          season={id}
          command="rotateInvite"
          input={{ seasonId: id }}
          look="quiet"
        >
          {t('host.rotate')}
        </MutationButton>
      )}
    </section>
  );
}
