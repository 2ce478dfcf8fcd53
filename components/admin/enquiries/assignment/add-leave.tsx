'use client';

import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { RotationMember } from '@/lib/domain/assignment/dto';

const { Dialog: LeaveDialog, warmUp } = lazyDialog(async () => (await import('./leave-dialog')).LeaveDialog);

export function AddLeave({ people, today }: { people: RotationMember[]; today: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="primary" {...warmUp} onClick={() => setIsOpen(true)}>
        <CalendarOff size={16} strokeWidth={1.6} aria-hidden="true" />
        Add leave
      </Button>
      {isOpen && <LeaveDialog people={people} today={today} onClose={() => setIsOpen(false)} />}
    </>
  );
}
