import type { Refusal, Way } from '../api/use-command';
import { fieldOf } from '../season/option';
import { say } from '../words/words';

/** A field of the forms of accounts, as the API calls it. */
export type AccountField =
  'handle' | 'password' | 'currentPassword' | 'newPassword' | 'displayName' | 'name';

export type Wrong = { readonly field: AccountField; readonly text: string };

/** What a form is told of itself that the API does not know. */
type Form = {
  /** Its fields. */
  readonly fields: readonly AccountField[];
  /** Whether it is the account's own password that is asked for, by somebody who is signed in. */
  readonly mine?: boolean;
};

/** Which field of a form is to blame for how its command ended, and why in the form's own words; null for none. */
export function wrongIn(way: Way, form: Form): Wrong | null {
  const wrong =
    way.is === 'failed' ? ofInput(way) : way.is === 'refused' ? ofRefusal(way.refusal, form) : null;
  return wrong !== null && form.fields.includes(wrong.field) ? wrong : null;
}

function ofInput({ field, facts }: Extract<Way, { readonly is: 'failed' }>): Wrong | null {
  const [least, most] = [fieldOf(facts, 'minimum'), fieldOf(facts, 'maximum')];
  if (typeof least !== 'number' || typeof most !== 'number') return null;
  if (field === 'handle') return { field, text: say('wrong.handle', { least, most }) };
  if (field === 'password' || field === 'newPassword') {
    return { field, text: say('wrong.password', { least, most }) };
  }
  return field === 'displayName' || field === 'name'
    ? { field, text: say('wrong.name', { most }) }
    : null;
}

function ofRefusal({ code, facts }: Refusal, { fields, mine = false }: Form): Wrong | null {
  const chosen = fields.includes('newPassword') ? 'newPassword' : 'password';
  switch (code) {
    case 'HANDLE_TAKEN':
      return { field: 'handle', text: say('wrong.taken') };
    case 'WRONG_CREDENTIALS': {
      const field = fields.includes('currentPassword') ? 'currentPassword' : 'password';
      return { field, text: say(mine ? 'wrong.mine' : 'wrong.credentials') };
    }
    case 'PASSWORD_TOO_EASY': {
      const isLike = fieldOf(facts, 'why') === 'LIKE_THE_HANDLE';
      return { field: chosen, text: say(isLike ? 'wrong.likeHandle' : 'wrong.common') };
    }
    default:
      return null;
  }
}
