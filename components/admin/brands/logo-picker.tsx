'use client';

import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FromLibrary } from '@/components/admin/pictures/library/from-library';
import { LeaveUnsent } from '@/components/admin/records/form/leave-unsent';
import { UnsavedWorkNotices } from '@/components/admin/records/form/unsaved-work-notices';
import { useLeaveGuard } from '@/components/admin/records/form/use-leave-guard';
import { Button, IconButton } from '@/components/admin/ui/button';
import { DropZone } from '@/components/admin/ui/fields/drop-zone';
import { AlertBox } from '@/components/admin/ui/notices/alert-box';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { Spinner } from '@/components/admin/ui/spinner';
import { SafeImage } from '@/components/shared/safe-image';
import { uploadLimits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import type { Brand } from '@/lib/domain/brands/fields';
import { formatBytes } from '@/lib/shared/numbers/format';
import { type ChosenLogo, type ChosenLogos, canUpload, logosKind, useChosenLogos } from './use-chosen-logos';

const zoneId = 'brand-logos';
const noRecords: Brand[] = [];
const alertId = `${zoneId}-alert`;

function Chip({ logo, logos }: { logo: ChosenLogo; logos: ChosenLogos }) {
  const { key, fileName, sizeBytes, previewUrl, picture, name, state, sentBytes, reason, isRefused } = logo;
  const percent = Math.floor((sentBytes / Math.max(1, sizeBytes)) * 100);
  return (
    <li className="w-full admin:w-[300px]">
      <div
        className={`relative flex h-12 items-center gap-2.5 overflow-hidden rounded-[2px] border bg-field pl-2 admin:h-[38px] ${reason ? 'border-error' : 'border-control'}`}
      >
        {previewUrl === null && picture && (
          <SafeImage
            picture={picture}
            fallback="person"
            sizes="48px"
            alt=""
            width={48}
            height={24}
            className="h-6 w-12 shrink-0 object-contain"
          />
        )}
        {previewUrl !== null && !isRefused && (
          // biome-ignore lint/performance/noImgElement: the file itself, which no loader can widen yet
          <img src={previewUrl} alt="" className="h-6 w-12 shrink-0 object-contain" />
        )}
        {isRefused ? (
          <span className="min-w-0 flex-1 truncate font-semibold admin:text-[13px]">{fileName}</span>
        ) : (
          <input
            aria-label={`Name of the brand in ${fileName}`}
            value={name}
            maxLength={300}
            disabled={logos.isBusy}
            autoComplete="off"
            onChange={(event) => logos.rename(key, event.target.value)}
            className="h-full min-w-0 flex-1 bg-transparent px-1 admin:text-[13px]"
          />
        )}
        <span className="shrink-0 text-[13px] text-stone">
          {state === 'sending' ? `${percent}%` : formatBytes(sizeBytes)}
        </span>
        <IconButton
          label={`Leave out ${fileName}`}
          disabled={logos.isBusy}
          className="ring-inside"
          onClick={() => logos.remove(key)}
        >
          <X size={14} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        {state === 'sending' && (
          <ProgressBar
            label={`Sending ${fileName}`}
            percent={percent}
            className="absolute inset-x-0 bottom-0 h-[3px]"
          />
        )}
      </div>
      <div className={reason ? 'mt-1' : ''}>
        <FailureLine>{reason}</FailureLine>
      </div>
    </li>
  );
}

type LogoPickerProps = {
  onAdded: (brands: Brand[]) => void;
  onDrafted: () => void;
};

export function LogoPicker({ onAdded, onDrafted }: LogoPickerProps) {
  const logos = useChosenLogos(onAdded, onDrafted);
  const [isAlerted, setIsAlerted] = useState(false);
  const guard = useLeaveGuard(logos.hasUnsaved, logos.keep);
  const { isBusy, failure } = logos;
  const usable = logos.logos.filter(canUpload).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsAlerted(usable === 0);
    if (usable === 0) return document.getElementById(zoneId)?.focus();
    void logos.upload();
  };

  const saveDrafts = async () => {
    document.getElementById(zoneId)?.focus();
    await logos.saveDrafts();
  };

  return (
    <>
      <UnsavedWorkNotices
        kind={logosKind}
        records={noRecords}
        isHidden={() => logos.logos.length > 0}
        onOpen={() => {
          logos.restore();
          document.getElementById(zoneId)?.focus();
        }}
      />
      <form onSubmit={submit} className="rounded-[3px] border border-hairline bg-field p-4">
        <div className="flex flex-col gap-3 admin:flex-row">
          <DropZone
            id={zoneId}
            things="logos"
            describedBy={isAlerted ? alertId : undefined}
            isInvalid={isAlerted}
            onFiles={(files) => {
              if (files.length === 0 || isBusy) return;
              setIsAlerted(false);
              logos.add(files);
            }}
          />
          <FromLibrary
            most={uploadLimits.maxCount}
            isDisabled={isBusy}
            onChosen={(copies) => {
              setIsAlerted(false);
              logos.addCopies(copies);
            }}
          />
          <Button type="submit" look="primary" disabled={isBusy} className="h-12! px-6!">
            {isBusy && <Spinner />}
            {isBusy ? 'Uploading...' : 'Upload'}
          </Button>
          {usable > 0 && (
            <Button disabled={isBusy} onClick={() => void saveDrafts()} className="h-12!">
              Save as drafts
            </Button>
          )}
        </div>
        {isAlerted && (
          <div className="mt-2.5">
            <AlertBox
              id={alertId}
              text={messages.admin.noBrandChosen}
              onDismiss={() => {
                setIsAlerted(false);
                document.getElementById(zoneId)?.focus();
              }}
            />
          </div>
        )}
        {logos.logos.length > 0 && (
          <div className="mt-3 flex flex-col items-start gap-2.5 admin:flex-row">
            <p role="status" className="shrink-0 pt-2 text-stone admin:text-[13px]">
              {usable} chosen
            </p>
            <ul className="flex w-full min-w-0 flex-wrap gap-2">
              {logos.logos.map((logo) => (
                <Chip key={logo.key} logo={logo} logos={logos} />
              ))}
            </ul>
          </div>
        )}
        <div className={failure ? 'mt-3' : ''}>
          <FailureLine>{failure}</FailureLine>
        </div>
      </form>
      <LeaveUnsent guard={guard} things="logos" unsent={logos} />
    </>
  );
}
