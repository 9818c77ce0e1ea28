import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { RuleLink } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { useClassNeeds } from './class-needs';

const WHY = graphql(`
  fragment WhyNoProposal on Season {
    id
    kind
    status
    ...ClassNeeds
    viewer {
      id
      player {
        id
      }
    }
  }
`);

/** The reason why the viewer cannot propose, and the requirements of each class. */
export function NoProposalReason({ season }: { readonly season: FragmentType<typeof WHY> }) {
  const shown = unmask(WHY, season);
  const { id, kind, status, viewer } = shown;
  const lacking = useClassNeeds(shown).filter(({ needs }) => needs.length > 0);
  const isPlayed = status === 'RUNNING' && viewer?.player !== null;
  return (
    <>
      <p className="quiet">
        {t('govern.cannot')} {kind === 'ROUND' && !isPlayed && sayWhy(status)}{' '}
        <RuleLink season={id} rule="proposals" />
      </p>
      {isPlayed &&
        lacking.map(({ class: code, name, needs }) => (
          <p key={code} className="quiet">
            {t('govern.classNeeds', { name, needs: needs.join(' ') })}
          </p>
        ))}
    </>
  );
}

/** The reason if the round is not running or the viewer is not a player. */
function sayWhy(status: string): string | null {
  if (status === 'SETUP') return t('whyNot.notBegun');
  return status === 'RUNNING' ? t('whyNot.watching') : null;
}
