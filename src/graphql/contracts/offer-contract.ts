import { readList } from '../input/checks';
import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readClauses, readTerms } from './read-clauses';

export const offerContract: MutationField<'offerContract'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OfferContract',
    partyIds: readList('with', input.with, 1, 19).map((id, at) =>
      readPlayerOf(seasonId, `with.${at}`, id),
    ),
    terms: readTerms(input.terms),
    clauses: readClauses(seasonId, input.clauses),
  }));
