/**
 * The parts of the Round 10 texts that people must enforce, word for word. Three texts have the
 * same words [Proposals; Judges].
 */
import type { Article } from '../articles/article';

export const ROUND_10_ARTICLES: Article[] = [
  {
    anchor: 'urgent-proposals',
    title: 'What Urgent proposals are for',
    markdown:
      'Urgent proposals should only be used to correct the game to its intended state and to ' +
      'maintain playability.',
  },
  {
    anchor: 'what-rulings-bind',
    title: 'What rulings bind',
    markdown:
      'Upon formal request by a person other than themself, the Judge shall, as quickly as possible, ' +
      'issue a response to the request. This response shall be binding only to the extent that it ' +
      'reasonably directly pertains to the request, and only to the extent that it does not ' +
      'blatantly and obviously contradict rules text.',
  },
  {
    anchor: 'metaruleset',
    title: 'Rulings on the Metaruleset',
    markdown:
      'Judges may make rulings on the Metaruleset, but those rulings shall only be effective within ' +
      'the bounds of the round.',
  },
];
