import type { Metadata } from 'next';
import { AuthFrame, AuthLink } from '@/components/admin/auth/auth-frame';
import { DoneBox } from '@/components/admin/auth/done-box';
import { LoginForm } from '@/components/admin/auth/login-form';
import { SetupFormPart } from '@/components/admin/auth/setup-form-part';
import { SafeImage } from '@/components/shared/safe-image';
import { loginTexts } from '@/lib/content/accounts/log-in';
import { findFailure, recoveryTexts } from '@/lib/content/accounts/recovery';
import { setupTexts } from '@/lib/content/accounts/setup';
import { forgotPath, loginPath } from '@/lib/content/nav';
import { getShownSettings } from '@/lib/domain/settings/queries';
import type { SetupFailure } from '@/lib/domain/users/dto';
import { isSetupOpen } from '@/lib/domain/users/first-admin';
import { findSetupTyped } from '@/lib/domain/users/setup-typed';
import { toCallbackPath } from '@/lib/shared/accounts/callback-path';
import { illustrations } from '@/lib/shared/pictures/illustrations';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false, follow: false } };

/** What a browser without scripts is told of its try. */
async function findSetupFailure(failed: unknown): Promise<SetupFailure | null> {
  const message = findFailure(setupTexts.failures, failed);
  if (message === null) return null;
  return { message, fields: { [String(failed)]: message }, typed: await findSetupTyped() };
}

export default async function LoginPage({ searchParams }: PageProps<'/786313login'>) {
  const { callbackUrl, password, setup, failed } = await searchParams;
  const { identity, pictures } = await getShownSettings();
  if (await isSetupOpen())
    return (
      <AuthFrame
        identity={identity}
        title={setupTexts.title}
        text={setupTexts.text}
        audience={setupTexts.audience(identity.shortName)}
      >
        <SetupFormPart failed={await findSetupFailure(failed)} />
      </AuthFrame>
    );
  return (
    <div className="grid min-h-dvh wide:grid-cols-2">
      <div className="relative hidden bg-sand-2 wide:block">
        <SafeImage
          picture={pictures.logInPicture ?? illustrations.heroTower}
          fallback="project"
          sizes={[{ width: '50vw', height: '100svh', portrait: true }]}
          alt=""
          fill
          className="object-cover"
        />
      </div>
      <AuthFrame identity={identity} title="Sign in" audience={`For ${identity.shortName} office staff.`}>
        {password === 'set' && (
          <DoneBox>
            <p>{recoveryTexts.done}</p>
          </DoneBox>
        )}
        {setup === 'done' && (
          <DoneBox>
            <p>{setupTexts.done}</p>
          </DoneBox>
        )}
        <LoginForm
          callbackPath={toCallbackPath(typeof callbackUrl === 'string' ? callbackUrl : null, loginPath)}
          failed={findFailure(loginTexts.failures, failed)}
        />
        <p className="mt-4 text-[15px]">
          <AuthLink href={forgotPath}>{recoveryTexts.link}</AuthLink>
        </p>
      </AuthFrame>
    </div>
  );
}
