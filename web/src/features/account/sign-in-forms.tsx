import { GuestForm } from './guest-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/** The three ways to sign in. */
export function SignInForms() {
  return (
    <div className="enter">
      <GuestForm />
      <SignInForm />
      <SignUpForm />
    </div>
  );
}
