import { recoveryTexts } from '@/lib/content/accounts/recovery';
import { requestResetAction } from '@/lib/domain/users/actions';
import { FormFailure } from './auth-parts';
import { DoneBox } from './done-box';
import { SendButton } from './send-button';

export function ForgotForm({ failure }: { failure: string | null }) {
  return (
    <form action={requestResetAction} className="mt-6">
      {failure && <FormFailure id="forgot-failure" message={failure} />}
      <label htmlFor="email" className="mb-2 block font-[550] text-[15px] leading-6">
        {recoveryTexts.email}
      </label>
      <input
        id="email"
        name="email"
        type="email"
        required
        autoComplete="username"
        maxLength={200}
        aria-invalid={failure !== null}
        aria-describedby={failure ? 'forgot-failure' : undefined}
        className="admin-field mb-8 h-[54px]! px-4! text-[17px]"
      />
      <SendButton label={recoveryTexts.send} />
    </form>
  );
}

export function LinkSent() {
  return (
    <DoneBox>
      <p>{recoveryTexts.sent}</p>
      <p className="mt-2">{recoveryTexts.sentHint}</p>
    </DoneBox>
  );
}
