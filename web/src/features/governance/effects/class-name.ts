import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { humanize } from '../../../platform/i18n/humanize';

const CLASS_NAMES = graphql(`
  fragment ClassNames on Season {
    id
    ruleset {
      id
      round {
        proposalClasses {
          class
          name
        }
      }
      dynasty {
        proposalClasses {
          class
          name
        }
      }
    }
  }
`);

export type ClassNames = FragmentType<typeof CLASS_NAMES>;

/**
 * The rules' name for a class of proposals, or the code in words if the rules no longer have the
 * class.
 */
export function classNameIn(season: ClassNames, code: string): string {
  const { round, dynasty } = unmask(CLASS_NAMES, season).ruleset;
  const classes = (round ?? dynasty)?.proposalClasses ?? [];
  return classes.find((each) => each.class === code)?.name ?? humanize(code);
}
