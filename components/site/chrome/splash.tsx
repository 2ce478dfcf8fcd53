import type { CSSProperties } from 'react';
import { Logo } from '@/components/shared/logo';
import { Mark } from '@/components/shared/mark';
import { hasBuiltInWordmark, Wordmark } from '@/components/shared/wordmark';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import type { Identity } from '@/lib/shared/brand/identity';

/** SHELL-1: part of the server's HTML, so that the page paints beneath it. */
export function Splash({ identity }: { identity: Identity }) {
  const style = { '--splash-time': `${limits.splashMs}ms` } as CSSProperties;
  return (
    <div className="splash print:hidden" aria-hidden="true" style={style}>
      <div className="grid w-full justify-items-center">
        <div className="flex w-full items-end">
          <span className="mb-[10px] flex-1 border-b border-ink" />
          {hasBuiltInWordmark(identity) ? (
            <Mark className="splash-block mx-2.5 h-[82px] w-[78px] tablet:h-[101px] tablet:w-[92px]" />
          ) : (
            <span className="splash-block mb-[10px] h-[18px] w-14 bg-terra" />
          )}
          <span className="mb-[10px] flex-1 border-b border-ink" />
        </div>
        {hasBuiltInWordmark(identity) ? (
          <Wordmark
            name={identity.name}
            className="splash-words mt-6 h-[60px] w-[220px] text-ink tablet:mt-8 tablet:h-[77px] tablet:w-[283px]"
          />
        ) : (
          <div className="splash-words mt-6 px-5 text-center [--logo:60px] tablet:mt-8 tablet:[--logo:77px]">
            <Logo identity={identity} />
          </div>
        )}
        <p className="splash-words mt-6 px-5 text-center text-lead text-stone tablet:mt-8">
          {messages.splashTagline}
        </p>
      </div>
    </div>
  );
}
