'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { CopyButton } from '@/components/admin/ui/copy-button';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { type PurposeName, purposes, tickText, wordsOfPurpose } from '@/lib/content/purposes';
import { acceptPurposeAction } from '@/lib/domain/settings/actions';
import type { PurposeState } from '@/lib/domain/settings/dto';

type PurposeTickProps = { purpose: PurposeName; state: PurposeState };

export function PurposeTick({ purpose, state: { isNamed, accepted } }: PurposeTickProps) {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (isNamed && !accepted) return null;
  const id = `named-${purpose}`;
  const words = wordsOfPurpose(purpose);
  const tick = async (isOn: boolean) => {
    setIsBusy(true);
    const result = await askServer(() => acceptPurposeAction(purpose, isOn));
    setIsBusy(false);
    setFailure(result.ok ? null : `Not kept. ${result.error.message}`);
    if (result.ok) router.refresh();
  };
  return (
    <div className="grid gap-2 rounded-[3px] border border-line bg-paper px-3.5 py-3 admin:text-[13px]">
      {!isNamed && (
        <details>
          <summary className="min-h-11 content-center admin:min-h-6">
            Text on {purposes[purpose].name} for your own Privacy Policy
          </summary>
          <div className="mt-1 flex items-start gap-2">
            <p className="min-w-0 flex-1 whitespace-pre-line break-words text-ink-2">{words}</p>
            <CopyButton text={words} label={`Copy the text on ${purposes[purpose].name}`} />
          </div>
        </details>
      )}
      <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 admin:min-h-6">
        <Checkbox id={id} isOn={isNamed} onChange={(isOn) => !isBusy && void tick(isOn)} />
        {tickText(purpose)}
      </label>
      {accepted && (
        <p className="text-stone">
          Confirmed by {accepted.by}, <Moment at={accepted.at} />
        </p>
      )}
      <FailureLine>{failure}</FailureLine>
    </div>
  );
}
