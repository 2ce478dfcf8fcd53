'use client';

import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { messages } from '@/lib/content/messages';
import type { SecondFactorState } from '@/lib/domain/second-factor/dto';

const setUp = lazyDialog(() => import('./second-factor-set-up').then((file) => file.SetUpDialog));
const turnOff = lazyDialog(() => import('./second-factor-off').then((file) => file.TurnOffDialog));

const buttonId = 'second-factor-button';

const codesLeft = (count: number) => (count === 1 ? '1 recovery code is' : `${count} recovery codes are`);

type SecondFactorPartProps = {
  state: SecondFactorState & { isRequired: boolean };
  onNews: (text: string) => void;
};

export function SecondFactorPart({ state, onNews }: SecondFactorPartProps) {
  const router = useRouter();
  const focusAfterRefresh = useFocusAfterRefresh(state);
  const [open, setOpen] = useState<'set up' | 'turn off' | null>(null);
  const { recoveryCodes, isRequired } = state;
  const isOn = recoveryCodes !== null;
  const finish = (text: string) => {
    onNews(text);
    setOpen(null);
    focusAfterRefresh(buttonId);
    router.refresh();
  };
  return (
    <section
      aria-labelledby="second-factor"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-[3px] border border-hairline bg-field px-4 py-3.5"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="second-factor" className="font-semibold">
          Second factor
        </h2>
        <p className="text-[14px] text-stone admin:text-[13px]">
          {isOn
            ? `On: signing in also needs a code from your app. ${codesLeft(recoveryCodes)} left.`
            : 'Off. When it is on, signing in also needs a code from an app on your phone, so a stolen password is not enough.'}
        </p>
        {isRequired && (
          <p role="alert" className="mt-2 flex items-start gap-2 text-error">
            <CircleAlert size={16} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
            {messages.login.secondFactorNeeded}
          </p>
        )}
      </div>
      <Button
        id={buttonId}
        look={isRequired ? 'primary' : 'secondary'}
        onClick={() => setOpen(isOn ? 'turn off' : 'set up')}
        {...(isOn ? turnOff : setUp).warmUp}
      >
        <ShieldCheck size={15} strokeWidth={1.6} aria-hidden="true" />
        {isOn ? 'Turn off' : 'Set up'}
      </Button>
      {open === 'set up' && (
        <setUp.Dialog onDone={() => finish('Your second factor is on.')} onClose={() => setOpen(null)} />
      )}
      {open === 'turn off' && (
        <turnOff.Dialog onDone={() => finish('Your second factor is off.')} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
