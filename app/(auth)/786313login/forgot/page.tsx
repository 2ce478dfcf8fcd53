import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AuthFrame, AuthLink } from '@/components/admin/auth/auth-frame';
import { ForgotForm, LinkSent } from '@/components/admin/auth/forgot-form';
import { findFailure, recoveryTexts } from '@/lib/content/accounts/recovery';
import { loginPath } from '@/lib/content/nav';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { listMissingMailParts } from '@/lib/server/delivery/email/setup';

export const metadata: Metadata = {
  title: recoveryTexts.forgotTitle,
  robots: { index: false, follow: false },
};

function NoMail() {
  return (
    <div className="mt-6 border-warning border-l-4 bg-warning-tint px-4 py-3 text-[15px] leading-6">
      <p>{recoveryTexts.noMail}</p>
      <p className="mt-2">
        {recoveryTexts.noMailHint} <code className="break-words font-semibold">{recoveryTexts.command}</code>.
      </p>
    </div>
  );
}

export default async function ForgotPage({ searchParams }: PageProps<'/786313login/forgot'>) {
  // Whether mail is set up is for the moment of the visit to say.
  await connection();
  const { sent, failed } = await searchParams;
  const identity = await getShownIdentity();
  const isMailSetUp = (await listMissingMailParts()).length === 0;
  const failure = findFailure(recoveryTexts.forgotFailures, failed);
  const isAsking = isMailSetUp && sent === undefined;
  return (
    <AuthFrame
      identity={identity}
      title={recoveryTexts.forgotTitle}
      text={isAsking ? recoveryTexts.forgotText : undefined}
    >
      {!isMailSetUp && <NoMail />}
      {isMailSetUp && !isAsking && <LinkSent />}
      {isAsking && <ForgotForm failure={failure} />}
      <p className="mt-6 text-[15px] text-stone">
        <AuthLink href={loginPath}>{recoveryTexts.backToLogin}</AuthLink>
      </p>
    </AuthFrame>
  );
}
