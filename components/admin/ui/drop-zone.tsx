'use client';

import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { uploadLimits } from '@/lib/content/limits';

type DropZoneProps = {
  id: string;
  /** What is dropped here: "pictures". */
  things: string;
  describedBy: string | undefined;
  isInvalid?: boolean;
  onFiles: (files: File[]) => void;
};

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes several pictures, dropped or chosen (ADX-2). */
export function DropZone({ id, things, describedBy, isInvalid = false, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const look = isOver
    ? 'border-2 border-focus bg-[#e8f0f3]'
    : isInvalid
      ? 'border-2 border-error bg-paper'
      : 'border-control bg-paper';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files dropped anywhere on it; the button inside is the way without a pointer
    <div
      className={`flex min-h-12 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-[2px] border border-dashed px-3.5 py-2 ${look}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <ImagePlus size={16} strokeWidth={1.6} aria-hidden="true" />
      <span className="font-[550]">
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
      <span className="ml-auto text-[14px] text-stone admin:text-[12.5px]">
        JPEG, PNG or WebP, up to {uploadLimits.maxBytes / 1024 / 1024} MB each
      </span>
      <input
        ref={input}
        type="file"
        multiple
        accept={uploadLimits.accept}
        aria-label={things.charAt(0).toUpperCase() + things.slice(1)}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
