import type { Refusal, CommandState } from '../../platform/api/use-command';
import { fieldOf } from '../../platform/offered-option';
import { t } from '../../platform/i18n/translate';

/** A field of the account forms, named as in the API. */
export type AccountField =
  'handle' | 'password' | 'currentPassword' | 'newPassword' | 'displayName' | 'name';

export type FormError = { readonly field: AccountField; readonly text: string };

/** Facts about the form that an answer of the API lacks. */
type FormFacts = {
  readonly fields: readonly AccountField[];
  /** True if the form asks a signed-in user for the current password. */
  readonly mine?: boolean;
};

/**
 * The field that caused a failed command's error, with the reason in the form's own words; null if
 * the form has no such field.
 */
export function formErrorIn(state: CommandState, form: FormFacts): FormError | null {
  const wrong =
    state.is === 'failed'
      ? ofInput(state)
      : state.is === 'refused'
        ? ofRefusal(state.refusal, form)
        : null;
  return wrong !== null && form.fields.includes(wrong.field) ? wrong : null;
}

function ofInput({
  field,
  facts,
}: Extract<CommandState, { readonly is: 'failed' }>): FormError | null {
  const isName = field === 'displayName' || field === 'name';
  if (isName && fieldOf(facts, 'reserved') === true) return { field, text: t('wrong.reserved') };
  const [least, most] = [fieldOf(facts, 'minimum'), fieldOf(facts, 'maximum')];
  if (typeof least !== 'number' || typeof most !== 'number') return null;
  if (field === 'handle') return { field, text: t('wrong.handle', { least, most }) };
  if (field === 'password' || field === 'newPassword') {
    return { field, text: t('wrong.password', { least, most }) };
  }
  return isName ? { field, text: t('wrong.name', { most }) } : null;
}

function ofRefusal(
  { code, facts }: Refusal,
  { fields, mine = false }: FormFacts,
): FormError | null {
  const chosen = fields.includes('newPassword') ? 'newPassword' : 'password';
  switch (code) {
    case 'HANDLE_TAKEN':
      return { field: 'handle', text: t('wrong.taken') };
    case 'WRONG_CREDENTIALS': {
      const field = fields.includes('currentPassword') ? 'currentPassword' : 'password';
      return { field, text: t(mine ? 'wrong.mine' : 'wrong.credentials') };
    }
    case 'PASSWORD_TOO_EASY': {
      const isLike = fieldOf(facts, 'why') === 'LIKE_THE_HANDLE';
      return { field: chosen, text: t(isLike ? 'wrong.likeHandle' : 'wrong.common') };
    }
    default:
      return null;
  }
}
