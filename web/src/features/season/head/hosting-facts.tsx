import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Deadline } from '../../../ui/deadline';
import { printAll, printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';

const FACTS = graphql(`
  fragment HostingFacts on Season {
    id
    hosting {
      hosts {
        id
        displayName
      }
      powers
      awayAt
    }
  }
`);

/** The hosts, their powers, and the time from which they can be replaced. */
export function HostingFacts({ season }: { readonly season: FragmentType<typeof FACTS> }) {
  const { hosts, powers, awayAt } = unmask(FACTS, season).hosting;
  return (
    <>
      <p>{printList(hosts.map(({ displayName }) => displayName))}</p>
      <p className="quiet">
        {powers.length === 0
          ? t('hosting.noPowers')
          : t('hosting.powers', {
              powers: printAll(powers.map((power) => t(`hosting.${power}`))),
            })}
      </p>
      <p className="quiet">
        {t(awayAt === null ? 'hosting.never' : 'hosting.away')}
        {awayAt !== null && <Deadline at={awayAt} />}
      </p>
    </>
  );
}
