import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AuthFrame, AuthLink } from '@/components/admin/auth/auth-frame';
import { ResetForm } from '@/components/admin/auth/reset-form';
import { findFailure, recoveryTexts } from '@/lib/content/accounts/recovery';
import { forgotPath } from '@/lib/content/nav';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { findReset } from '@/lib/domain/users/queries';

export const metadata: Metadata = {
  title: recoveryTexts.resetTitle,
  robots: { index: false, follow: false },
  // The link is a secret, for this site alone. Without any referrer a post without a script would carry no origin and be refused.
  referrer: 'same-origin',
};

export default async function ResetPage({ searchParams }: PageProps<'/786313login/reset'>) {
  // Whether the link is too old is for the moment of the visit to say.
  await connection();
  const { token, failed } = await searchParams;
  const identity = await getShownIdentity();
  const person = typeof token === 'string' ? await findReset(token) : null;
  if (typeof token !== 'string' || !person) {
    return (
      <AuthFrame identity={identity} title={recoveryTexts.deadTitle} text={recoveryTexts.deadText}>
        <p className="mt-6 font-semibold text-[15px] text-terra-deep">
          <AuthLink href={forgotPath}>{recoveryTexts.askAgain}</AuthLink>
        </p>
      </AuthFrame>
    );
  }
  const failure = findFailure(recoveryTexts.resetFailures, failed);
  return (
    <AuthFrame
      identity={identity}
      title={recoveryTexts.resetTitle}
      text={recoveryTexts.resetText(person.email)}
    >
      <ResetForm token={token} email={person.email} failure={failure} />
    </AuthFrame>
  );
}
