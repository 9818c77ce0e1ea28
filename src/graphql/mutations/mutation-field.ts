import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context/context';
import type { MutationResolvers, Resolver } from '../generated/resolvers';

type Field<Name extends keyof MutationResolvers> =
  NonNullable<MutationResolvers[Name]> extends Resolver<
    infer Result,
    infer Parent,
    Context,
    infer Args
  >
    ? (
        parent: Parent,
        args: Args,
        context: Context,
        info: GraphQLResolveInfo,
      ) => Result | Promise<Result>
    : never;

/** The resolver of one mutation, as a plain function. */
export type MutationField<Name extends keyof MutationResolvers> = Field<Name>;
