import type { BallotFragment } from '../../../generated/graphql';
import { say } from '../../../platform/i18n/translate';

type Popularity = BallotFragment['popularity'];

/** The majority that adopts a proposal, by the rules in force at its submission. */
export function Needs({ popularity }: { readonly popularity: Popularity }) {
  const { minimumVotes, oldestFirst, settles, grave } = popularity;
  const told = [
    testOf(popularity),
    (minimumVotes ?? 0) > 0 && say('needs.inAll', { count: minimumVotes ?? 0 }),
    settles === true && say('needs.settles'),
    oldestFirst === true && say('needs.oldestFirst'),
    grave !== null && say('needs.grave', { votes: grave }),
  ];
  return <p className="quiet small">{told.filter((text) => text !== false).join(' ')}</p>;
}

function testOf({ test, votes, formula, quorum }: Popularity): string {
  switch (test) {
    case 'AGAINST_AT_MOST':
      return say('needs.AGAINST_AT_MOST', { count: votes ?? 0 });
    case 'FORMULA':
      return say('needs.FORMULA', { formula: formula ?? '' });
    case 'QUORUM':
      return quorum === null ? say('needs.QUORUM') : say('needs.quorumOf', { votes: quorum });
    case 'FOR_MORE_THAN_AGAINST':
    case 'FOR_AT_LEAST_AGAINST':
      return say(`needs.${test}`);
  }
}
