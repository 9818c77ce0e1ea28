import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';

const NEEDS = graphql(`
  fragment ClassNeeds on Season {
    id
    viewer {
      id
      player {
        id
        reputable
        reputableAt
        holdings {
          item
          quantity
        }
      }
    }
    ruleset {
      id
      round {
        items {
          item
          name
        }
        proposalClasses {
          class
          name
          uses
          reputableOnly
        }
      }
      dynasty {
        proposalClasses {
          class
          name
          uses
          reputableOnly
        }
      }
    }
  }
`);

/** The requirements of a class of proposals for the viewer. */
type ClassNeeds = {
  readonly class: string;
  readonly name: string;
  /** The requirements in words; empty if there are none. */
  readonly needs: readonly string[];
};

/**
 * The requirements of each class: items, with the viewer's own amount, and a reputation if the
 * viewer lacks it.
 */
export function useClassNeeds(season: FragmentType<typeof NEEDS>): readonly ClassNeeds[] {
  const now = useNow(60_000);
  const { viewer, ruleset } = unmask(NEEDS, season);
  const me = viewer?.player ?? null;
  const items = ruleset.round?.items ?? [];
  const has = (item: string): number =>
    me?.holdings.find((holding) => holding.item === item)?.quantity ?? 0;
  const nameOf = (item: string): string => items.find((each) => each.item === item)?.name ?? item;
  const classes = (ruleset.round ?? ruleset.dynasty)?.proposalClasses ?? [];
  return classes.map(({ class: code, name, uses, reputableOnly }) => ({
    class: code,
    name,
    needs:
      me === null
        ? []
        : [
            ...(uses === null ? [] : [t('govern.usesUp', { item: nameOf(uses), have: has(uses) })]),
            ...(reputableOnly && !me.reputable
              ? [t('whyNot.new', { when: printMoment(Date.parse(me.reputableAt), now) })]
              : []),
          ],
  }));
}
