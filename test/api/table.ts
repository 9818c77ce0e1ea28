import {
  CreateAccessTokenDocument,
  LotsDocument,
  PageDocument,
  PositionDocument,
  SecretActionsDocument,
  PossessionsDocument,
} from '../generated/operations';
import type { CreateRoundInput, Scope } from '../generated/operations';
import { Person, signUp } from '../support/person';
import { createRound, join } from './rounds';
import type { OpenNode, Pair, Site } from '../support/installations';

/** A rehearsal with ann and bob. Its host does not play, and dan plays in another rehearsal. */
export type Table = {
  readonly site: Site;
  readonly node: OpenNode;
  readonly anybody: Person;
  readonly host: Person;
  readonly ann: Person;
  readonly bob: Person;
  readonly dan: Person;
  readonly id: string;
  readonly inviteCode: string | null;
  readonly annId: string;
  readonly bobId: string;
  readonly other: { readonly id: string; readonly danId: string };
};

export async function openTable(
  fresh: Pair['fresh'],
  input: Partial<CreateRoundInput> = {},
): Promise<Table> {
  const site = await fresh();
  const node = await site.open();
  const { client } = node;
  const host = await signUp(client, 'host');
  const ann = await signUp(client, 'ann');
  const bob = await signUp(client, 'bob');
  const dan = await signUp(client, 'dan');
  const { id, inviteCode } = await createRound(host, input);
  const other = await createRound(host, { name: 'Another' });
  return {
    ...{ site, node, host, ann, bob, dan, id, inviteCode },
    anybody: new Person(client, null),
    annId: await join(ann, id, inviteCode),
    bobId: await join(bob, id, inviteCode),
    other: { id: other.id, danId: await join(dan, other.id) },
  };
}

/** Everything that could have changed, as this person sees it. */
export async function everything(person: Person, id: string): Promise<unknown> {
  const first = 100;
  return [
    await person.ask(PositionDocument, { id }),
    await person.ask(PossessionsDocument, { id }),
    await person.ask(LotsDocument, { id }),
    await person.ask(SecretActionsDocument, { id }),
    await person.ask(PageDocument, { id, after: '0', first }),
    await person.ask(PageDocument, { id, after: String(first), first }),
  ];
}

/** A token of the same account with these scopes. */
export async function withScopes(
  person: Person,
  ...scopes: Scope[]
): Promise<{ readonly person: Person; readonly tokenId: string }> {
  const { createAccessToken } = await person.ask(CreateAccessTokenDocument, {
    input: { name: 'Another', scopes },
  });
  const { token, accessToken } = createAccessToken;
  return { person: new Person(person.client, token), tokenId: accessToken!.id };
}
