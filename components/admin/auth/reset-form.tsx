import { PasswordInput } from '@/components/admin/ui/fields/password-input';
import { recoveryTexts } from '@/lib/content/accounts/recovery';
import { resetPasswordAction } from '@/lib/domain/users/actions';
import { FormFailure } from './auth-parts';
import { SendButton } from './send-button';

type ResetFormProps = { token: string; email: string; failure: string | null };

export function ResetForm({ token, email, failure }: ResetFormProps) {
  return (
    <form action={resetPasswordAction} className="mt-6">
      {failure && <FormFailure id="reset-failure" message={failure} />}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <label htmlFor="new-password" className="mb-2 block font-[550] text-[15px] leading-6">
        {recoveryTexts.password}
      </label>
      <PasswordInput
        id="new-password"
        name="password"
        required
        autoComplete="new-password"
        maxLength={200}
        aria-invalid={failure !== null}
        aria-describedby={failure ? 'reset-failure reset-hint' : 'reset-hint'}
        className="admin-field h-[54px]! px-4! text-[17px]"
      />
      <p id="reset-hint" className="mt-2 mb-8 text-[14px] text-stone leading-5">
        {recoveryTexts.passwordHint}
      </p>
      <SendButton label={recoveryTexts.set} />
    </form>
  );
}
