'use client';

import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { uploadLimits } from '@/lib/content/limits';
import { DropArea } from './drop-area';
import { FileInput } from './file-input';

type DropZoneProps = {
  id: string;
  things: string;
  describedBy: string | undefined;
  isInvalid?: boolean;
  onFiles: (files: File[]) => void;
};

export function DropZone({ id, things, describedBy, isInvalid = false, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const look = isInvalid ? 'border-2 border-error' : 'border border-control';
  return (
    <DropArea
      className={`flex min-h-12 flex-1 flex-wrap items-center justify-between gap-x-2.5 gap-y-1 rounded-[2px] border-dashed bg-paper px-3.5 py-2 data-over:border-2 data-over:border-focus data-over:bg-[#e8f0f3] ${look}`}
      onFiles={onFiles}
    >
      <span className="flex items-center gap-2.5 font-[550]">
        <ImagePlus size={16} strokeWidth={1.6} aria-hidden="true" />
        <span>
          <span className="hidden admin:inline">Drop {things} here, or </span>
          <button
            id={id}
            type="button"
            aria-describedby={describedBy}
            onClick={() => input.current?.click()}
            className="min-h-11 text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-0"
          >
            <span className="admin:hidden">Add {things}</span>
            <span className="hidden admin:inline">choose files</span>
          </button>
        </span>
      </span>
      <span className="text-[14px] text-stone admin:text-[12.5px]">
        JPEG, PNG, WebP, HEIC or SVG, up to {uploadLimits.maxBytes / 1024 / 1024} MB each
      </span>
      <FileInput
        ref={input}
        label={things.charAt(0).toUpperCase() + things.slice(1)}
        isMultiple
        onFiles={onFiles}
      />
    </DropArea>
  );
}
