/** The lists of the rules as a client gets them. */
import type { Kind } from '../../web/src/features/rules-editor/model/described-lines';
import { describedLists } from '../../web/src/features/rules-editor/model/rule-list';
import type { Lists } from '../../web/src/features/rules-editor/model/rule-list';
import { inputFieldResolvers } from '../../src/graphql/input/input-field-resolvers';
import { fieldOf } from '../../src/graphql/rulesets/mechanic-kinds';
import { mechanicKindsIn } from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';

const fields = inputFieldResolvers.InputField as Readonly<
  Record<string, (source: ReturnType<typeof fieldOf>) => unknown>
>;

export const kindsOf = (ruleset: Ruleset) =>
  mechanicKindsIn(ruleset).map((kind) => ({
    ...kind,
    example: kind.examples[0],
    needs: kind.fields
      .map(fieldOf)
      .map((source) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, resolve]) => [name, resolve(source)]),
        ),
      ),
  })) as unknown as readonly (Kind & { readonly examples: readonly unknown[] })[];

export const listsOf = (ruleset: Ruleset): Lists => new Map(describedLists(kindsOf(ruleset)));
