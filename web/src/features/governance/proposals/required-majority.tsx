import type { BallotFragment } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';

type Popularity = BallotFragment['popularity'];

/** The majority that a proposal needs, by the rules in force at its submission. */
export function RequiredMajority({ popularity }: { readonly popularity: Popularity }) {
  const { minimumVotes, oldestFirst, settles, grave } = popularity;
  const told = [
    testOf(popularity),
    (minimumVotes ?? 0) > 0 && t('needs.inAll', { count: minimumVotes ?? 0 }),
    settles === true && t('needs.settles'),
    oldestFirst === true && t('needs.oldestFirst'),
    grave !== null && t('needs.grave', { votes: grave }),
  ];
  return <p className="quiet small">{told.filter((text) => text !== false).join(' ')}</p>;
}

function testOf({ test, votes, formula, quorum }: Popularity): string {
  switch (test) {
    case 'AGAINST_AT_MOST':
      return t('needs.AGAINST_AT_MOST', { count: votes ?? 0 });
    case 'FORMULA':
      return t('needs.FORMULA', { formula: formula ?? '' });
    case 'QUORUM':
      return quorum === null ? t('needs.QUORUM') : t('needs.quorumOf', { votes: quorum });
    case 'FOR_MORE_THAN_AGAINST':
    case 'FOR_AT_LEAST_AGAINST':
      return t(`needs.${test}`);
  }
}
