import type { BallotFragment } from '../../../generated/graphql';
import { printAll } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';

type Popularity = BallotFragment['popularity'];

/** The majority that a proposal needs, by the rules in force at its submission. */
export function RequiredMajority({ popularity }: { readonly popularity: Popularity }) {
  const { minimumVotes, oldestFirst, settles, grave, graveDeeds } = popularity;
  const told = [
    testOf(popularity),
    (minimumVotes ?? 0) > 0 && t('needs.inAll', { count: minimumVotes ?? 0 }),
    settles === true && t('needs.settles'),
    oldestFirst === true && t('needs.oldestFirst'),
    grave !== null &&
      (graveDeeds.length === 0
        ? t('needs.grave', { votes: grave })
        : t('needs.graveFor', { votes: grave, deeds: printAll(graveDeeds) })),
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
