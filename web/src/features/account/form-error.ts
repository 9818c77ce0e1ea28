import type { Refusal, Way } from '../../platform/api/use-command';
import { fieldOf } from '../../platform/offered-option';
import { say } from '../../platform/i18n/translate';

/** A field of the account forms, named as in the API. */
export type AccountField =
  'handle' | 'password' | 'currentPassword' | 'newPassword' | 'displayName' | 'name';

export type Wrong = { readonly field: AccountField; readonly text: string };

/** Facts about a form that the API does not know. */
type Form = {
  readonly fields: readonly AccountField[];
  /** True if a signed-in user is asked for the account's own password. */
  readonly mine?: boolean;
};

/**
 * The field to blame for a failed command, with the reason in the form's own words; null if none
 * is.
 */
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
