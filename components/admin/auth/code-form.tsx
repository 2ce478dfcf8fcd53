import { loginTexts } from '@/lib/content/accounts/log-in';
import { enterCodeAction } from '@/lib/domain/users/actions';
import { FormFailure } from './auth-parts';
import { SendButton } from './send-button';

type CodeFormProps = { callbackPath: string; failure: string | null };

export function CodeForm({ callbackPath, failure }: CodeFormProps) {
  return (
    <form action={enterCodeAction} className="mt-6">
      {failure && <FormFailure id="code-failure" message={failure} />}
      <input type="hidden" name="callbackUrl" value={callbackPath} />
      <label htmlFor="code" className="mb-2 block font-[550] text-[15px] leading-6">
        {loginTexts.code}
      </label>
      <input
        id="code"
        name="code"
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        aria-invalid={failure !== null}
        aria-describedby={failure ? 'code-failure code-hint' : 'code-hint'}
        className="admin-field h-[54px]! px-4! text-[17px]"
      />
      <p id="code-hint" className="mt-2 mb-8 text-[14px] text-stone leading-5">
        {loginTexts.codeHint}
      </p>
      <SendButton label={loginTexts.submit} />
    </form>
  );
}
