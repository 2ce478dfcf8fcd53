'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { SelectField } from '@/components/admin/ui/fields/text-field';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { addVisitAction } from '@/lib/domain/visits/actions';
import type { VisitProject } from '@/lib/domain/visits/dto';
import type { SlotDay } from '@/lib/shared/visits/slots';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import { TimeChoice } from './time-choice';

type AddVisitProps = { enquiryId: string; projects: VisitProject[]; project: string; days: SlotDay[] };

/** It was agreed by telephone, so it is confirmed at once. */
export function AddVisit({ enquiryId, projects, project, days }: AddVisitProps) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  const add = () => {
    setFailure(null);
    startTransition(async () => {
      const result = await askServer(() => addVisitAction({ enquiry: enquiryId, project, startsAt: chosen }));
      if (result.ok) return router.push(`/admin/visits/${result.data._id}` as Route);
      setFailure(result.error.message);
      router.refresh();
    });
  };
  return (
    <div className="grid gap-4">
      <SelectField
        id="visit-project"
        label="Project"
        value={project}
        options={projects.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(next) => {
          setChosen('');
          router.replace(`/admin/visits/new?enquiry=${enquiryId}&project=${next}` as Route);
        }}
      />
      <FailureLine>{failure}</FailureLine>
      <TimeChoice days={days} chosen={chosen} onChoose={setChosen} />
      <div>
        <Button look="primary" disabled={isBusy || chosen === ''} onClick={add}>
          {chosen ? `Add visit on ${formatSlot(chosen)}` : 'Add visit'}
        </Button>
      </div>
    </div>
  );
}
