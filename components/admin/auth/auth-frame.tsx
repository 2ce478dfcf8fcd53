import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Logo } from '@/components/shared/logo';
import { hasBuiltInWordmark, WordmarkSymbol } from '@/components/shared/wordmark';
import type { Identity } from '@/lib/shared/brand/identity';

type AuthLinkProps = { href: Route; children: ReactNode };

/** A plain link: the code that prefetches pages is larger than the page itself. */
export function AuthLink({ href, children }: AuthLinkProps) {
  return (
    <a
      href={href}
      className="inline-block py-2.5 underline decoration-control underline-offset-[3px] hover:text-terra-deep"
    >
      {children}
    </a>
  );
}

type AuthFrameProps = {
  identity: Identity;
  title: string;
  text?: ReactNode;
  audience?: ReactNode;
  children?: ReactNode;
};

export function AuthFrame({ identity, title, text, audience, children }: AuthFrameProps) {
  return (
    <main className="flex min-h-dvh px-6 pt-16 pb-12 admin:items-center admin:justify-center admin:pt-12">
      <div className="w-full admin:max-w-[400px]">
        {hasBuiltInWordmark(identity) && <WordmarkSymbol />}
        <p className="[--logo:34px] admin:[--logo:44px]">
          <Logo identity={identity} />
        </p>
        <h1 className="mt-16 font-semibold text-[26px] leading-8 tracking-[-0.015em]">{title}</h1>
        {text && <p className="mt-3 break-words text-[15px] text-stone">{text}</p>}
        {children}
        <p className="mt-4 text-[15px] text-stone">
          {audience} <AuthLink href="/">Back to the website</AuthLink>
        </p>
      </div>
    </main>
  );
}
