'use client';

import { CircleAlert, ImageOff, X } from 'lucide-react';
import { type PictureItem, percentSent } from '@/components/admin/pictures/items';
import { RetryButton } from '@/components/admin/pictures/retry-button';
import type { Pictures } from '@/components/admin/pictures/use-pictures';
import { IconButton } from '@/components/admin/ui/button';
import { type Option, SelectField } from '@/components/admin/ui/fields/text-field';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { SafeImage } from '@/components/shared/safe-image';

function Drawing({ item }: { item: PictureItem }) {
  return (
    <span className="relative grid h-[60px] w-20 shrink-0 place-items-center overflow-hidden bg-sand-2 text-stone">
      {item.state === 'stored' ? (
        <SafeImage
          picture={item.picture}
          fallback="project"
          sizes="96px"
          alt=""
          fill
          className="object-contain"
        />
      ) : (
        <ImageOff size={16} strokeWidth={1.6} aria-hidden="true" />
      )}
    </span>
  );
}

type PlanRowProps = { item: PictureItem; place: number; homes: Option[]; pictures: Pictures };

export function PlanRow({ item, place, homes, pictures }: PlanRowProps) {
  const name = item.fileName || `plan ${place}`;
  const isFailed = item.state === 'dropped' || item.state === 'refused';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-hairline border-b py-2 last:border-b-0">
      <Drawing item={item} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate admin:text-[13px]">{name}</p>
        {item.state === 'sending' && (
          <ProgressBar label={`Sending ${name}`} percent={percentSent(item)} className="mt-1 h-[3px]" />
        )}
        {isFailed && (
          <p role="alert" className="flex items-start gap-1.5 text-[14px] text-error admin:text-[13px]">
            <CircleAlert size={14} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
            {item.reason}
          </p>
        )}
      </div>
      {item.state === 'dropped' && <RetryButton onClick={() => pictures.retry(item.key)} />}
      {!isFailed && (
        <SelectField
          id={`plan-of-${item.key}`}
          label={`Unit type of ${name}`}
          value={homes.some(({ value }) => value === item.slot) ? (item.slot ?? '') : ''}
          options={homes}
          none="Choose its unit type"
          onChange={(slot) => pictures.setSlot(item.key, slot)}
        />
      )}
      <IconButton label={`Remove ${name}`} onClick={() => pictures.remove(item.key)}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
