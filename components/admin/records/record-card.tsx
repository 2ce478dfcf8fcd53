'use client';

import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import type { Picture } from '@/lib/shared/pictures/picture';
import { Badge, DeleteButton } from './card-parts';

type CoverProps = {
  picture: Picture | null;
  fallback: 'project' | 'person';
  aspect: string;
  preload?: boolean;
};

type RecordCardProps = {
  name: string;
  cover: CoverProps | null;
  warning: string | false;
  badges: string[];
  handle: ReactNode;
  edit: ReactNode;
  onDelete: () => void;
  children: ReactNode;
};

function Badges({ badges, className }: { badges: string[]; className: string }) {
  return (
    <span className={`flex gap-1.5 ${className}`}>
      {badges.map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </span>
  );
}

type CoverPartProps = { cover: CoverProps; warning: string | false; badges: string[] };

function Cover({ cover: { aspect, ...picture }, warning, badges }: CoverPartProps) {
  return (
    <div className={`relative bg-sand-2 ${aspect}`}>
      <SafeImage
        {...picture}
        sizes="(min-width: 64rem) 340px, (min-width: 48rem) 40vw, 100vw"
        alt=""
        fill
        className="object-cover"
      />
      {warning && (
        <span className="absolute top-2.5 left-2.5 inline-flex items-center gap-1.5 rounded-[2px] bg-warning-tint px-1.5 py-0.5 font-[550] text-[13px] text-warning leading-[18px] admin:text-xs">
          <ImageOff size={13} strokeWidth={1.6} aria-hidden="true" />
          {warning}
        </span>
      )}
      <Badges badges={badges} className="absolute top-2.5 right-2.5" />
    </div>
  );
}

export function RecordCard(props: RecordCardProps) {
  const { name, cover, warning, badges, handle, edit, onDelete, children } = props;
  return (
    <article
      data-layout="position"
      className="flex h-full flex-col overflow-hidden rounded-[3px] border border-hairline bg-field transition-colors duration-120 hover:border-control"
    >
      {cover && <Cover cover={cover} warning={warning} badges={badges} />}
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-3">
        {!cover && badges.length > 0 && <Badges badges={badges} className="mb-1.5" />}
        <h2 className="break-words font-semibold text-[18px] leading-6 admin:text-[15px] admin:leading-5">
          {name}
        </h2>
        {children}
      </div>
      <div className="flex items-center justify-end gap-1 border-hairline border-t px-2 py-1">
        <span className="mr-auto inline-flex items-center">{handle}</span>
        {edit}
        <DeleteButton name={name} onDelete={onDelete} />
      </div>
    </article>
  );
}
