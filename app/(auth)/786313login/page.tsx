import type { Metadata } from 'next';
import Link from 'next/link';
import { DoneBox } from '@/components/auth/done-box';
import { LoginForm } from '@/components/auth/login-form';
import { Logo } from '@/components/brand/logo';
import { WordmarkSymbol } from '@/components/brand/wordmark';
import { SafeImage } from '@/components/ui/safe-image';
import { illustrations } from '@/lib/content/illustrations';
import { messages } from '@/lib/content/messages';
import { forgotPath, loginPath } from '@/lib/content/nav';
import { recoveryWords } from '@/lib/content/recovery';
import { site } from '@/lib/content/site';
import { toCallbackPath } from '@/lib/shared/callback-path';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false, follow: false } };

export default async function LoginPage({ searchParams }: PageProps<'/786313login'>) {
  const { callbackUrl, password } = await searchParams;
  return (
    <div className="grid min-h-dvh wide:grid-cols-2">
      <div className="relative hidden bg-sand-2 wide:block">
        <SafeImage
          picture={illustrations.heroTower}
          fallback="project"
          sizes="50vw"
          alt=""
          fill
          className="object-cover"
        />
      </div>
      <main className="flex px-6 pt-16 pb-12 panel:items-center panel:justify-center panel:pt-12">
        <div className="w-full panel:max-w-[400px]">
          <WordmarkSymbol />
          <p className="[--logo:34px] panel:[--logo:44px]">
            <Logo />
          </p>
          <h1 className="mt-16 font-semibold text-[26px] leading-8 tracking-[-0.015em]">Sign in</h1>
          <noscript>
            <p className="mt-4 border-error border-l-4 bg-error-tint px-4 py-3 text-base text-error">
              {messages.admin.needsScript}
            </p>
          </noscript>
          {password === 'set' && (
            <DoneBox>
              <p>{recoveryWords.done}</p>
            </DoneBox>
          )}
          <LoginForm
            callbackPath={toCallbackPath(typeof callbackUrl === 'string' ? callbackUrl : null, loginPath)}
          />
          <p className="mt-4 text-[15px]">
            <Link
              href={forgotPath}
              className="inline-block py-2.5 underline decoration-control underline-offset-[3px] hover:text-terra-deep"
            >
              {recoveryWords.link}
            </Link>
          </p>
          <p className="mt-4 text-[15px] text-stone">
            For {site.shortName} office staff.{' '}
            <Link
              href="/"
              className="underline decoration-control underline-offset-[3px] hover:text-terra-deep"
            >
              Back to the website
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}
