'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import type { Picture } from '@/lib/shared/picture';
import { Button } from './button';
import { Modal } from './modal';
import { Spinner } from './spinner';

type ConfirmDeleteProps = {
  /** What is deleted, by its own name. */
  name: string;
  /** What it is: "project". */
  kind: string;
  picture: Picture | null;
  fallback: 'project' | 'person';
  /** False for what has no picture of its own. */
  hasPicture?: boolean;
  /** How the picture fills its frame. */
  pictureFit?: 'object-cover' | 'object-contain';
  consequences: ReactNode;
  /** A line of text, where the screen has no toast for it. */
  failure?: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is deleted, by name and with its picture. The focus is on Cancel. */
export function ConfirmDelete({
  name,
  kind,
  picture,
  fallback,
  hasPicture = true,
  pictureFit = 'object-cover',
  consequences,
  failure = null,
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDeleteProps) {
  return (
    <Modal
      title={`Delete “${name}”?`}
      description={
        <div className="flex gap-4 pb-6">
          {hasPicture && (
            <span className="relative block h-[75px] w-30 shrink-0 overflow-hidden bg-sand-2">
              <SafeImage
                picture={picture}
                fallback={fallback}
                sizes="120px"
                alt=""
                fill
                className={pictureFit}
              />
            </span>
          )}
          <span className="block min-w-0">
            {consequences}
            {failure && (
              <span role="status" className="mt-2 block text-error admin:text-[13px]">
                It was not deleted. {failure}
              </span>
            )}
          </span>
        </div>
      }
      initialFocus="[data-cancel]"
      onClose={onCancel}
      footer={
        <>
          <Button data-cancel onClick={onCancel}>
            Cancel
          </Button>
          <Button look="danger" disabled={isBusy} onClick={onConfirm}>
            {isBusy ? <Spinner /> : <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />}
            {isBusy ? 'Deleting…' : `Delete ${kind}`}
          </Button>
        </>
      }
    >
      {null}
    </Modal>
  );
}
