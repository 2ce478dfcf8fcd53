import type { Metadata } from 'next';
import { AuthFrame, AuthLink } from '@/components/admin/auth/auth-frame';
import { CodeForm } from '@/components/admin/auth/code-form';
import { loginTexts } from '@/lib/content/accounts/log-in';
import { findFailure } from '@/lib/content/accounts/recovery';
import { loginPath } from '@/lib/content/nav';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { toCallbackPath } from '@/lib/shared/accounts/callback-path';

export const metadata: Metadata = { title: loginTexts.codeTitle, robots: { index: false, follow: false } };

/** The second step of a log-in. What is known of the first lies in a cookie, and is asked for when the code comes. */
export default async function CodePage({ searchParams }: PageProps<'/786313login/code'>) {
  const { callbackUrl, failed } = await searchParams;
  const identity = await getShownIdentity();
  return (
    <AuthFrame identity={identity} title={loginTexts.codeTitle} text={loginTexts.codeText}>
      <CodeForm
        callbackPath={toCallbackPath(typeof callbackUrl === 'string' ? callbackUrl : null, loginPath)}
        failure={findFailure(loginTexts.codeFailures, failed)}
      />
      <p className="mt-4 text-[15px]">
        <AuthLink href={loginPath}>{loginTexts.back}</AuthLink>
      </p>
    </AuthFrame>
  );
}
