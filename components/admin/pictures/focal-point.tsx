'use client';

import { Crop } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { FocalPointPanelProps } from './focal-point-panel';

const { Dialog: FocalPointPanel, warmUp } = lazyDialog(
  async () => (await import('./focal-point-panel')).FocalPointPanel,
);

type FocalPointFieldProps = FocalPointPanelProps & {
  of: string;
};

export function FocalPointField({ of, ...panel }: FocalPointFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-2">
      <Button
        isSmall
        {...warmUp}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Crop size={14} strokeWidth={1.6} aria-hidden="true" />
        Focal point<span className="sr-only"> {of}</span>
      </Button>
      <div id={id}>{isOpen && <FocalPointPanel {...panel} />}</div>
    </div>
  );
}
