import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { RuleLink } from '../../../ui/form/outcome';
import { say } from '../../../platform/i18n/translate';
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

/** Why nothing can be proposed, and what each class requires. */
export function WhyNoProposal({ season }: { readonly season: FragmentType<typeof WHY> }) {
  const shown = unmask(WHY, season);
  const { id, kind, status, viewer } = shown;
  const lacking = useClassNeeds(shown).filter(({ needs }) => needs.length > 0);
  const isPlayed = status === 'RUNNING' && viewer?.player !== null;
  return (
    <>
      <p className="quiet">
        {say('govern.cannot')} {kind === 'ROUND' && !isPlayed && sayWhy(status)}{' '}
        <RuleLink season={id} rule="proposals" />
      </p>
      {isPlayed &&
        lacking.map(({ class: code, name, needs }) => (
          <p key={code} className="quiet">
            {say('govern.classNeeds', { name, needs: needs.join(' ') })}
          </p>
        ))}
    </>
  );
}

/** The reason if the round is not running or the viewer is not in it. */
function sayWhy(status: string): string | null {
  if (status === 'SETUP') return say('whyNot.notBegun');
  return status === 'RUNNING' ? say('whyNot.watching') : null;
}
