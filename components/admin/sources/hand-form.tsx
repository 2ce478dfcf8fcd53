'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PersonFields } from '@/components/admin/enquiries/add/person-fields';
import { useKnownPerson } from '@/components/admin/enquiries/add/use-known-person';
import { WishFields } from '@/components/admin/enquiries/add/wish-fields';
import { LeaveDialog } from '@/components/admin/records/leave-dialog';
import { useLeaveGuard } from '@/components/admin/records/use-leave-guard';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { sourceScreen } from '@/lib/content/sources/screen';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { makeEnquiryOfPayloadAction } from '@/lib/domain/sources/actions';
import type { FoundEnquiry } from '@/lib/domain/sources/dto';
import { SetAside } from './set-aside';

/** What was found is found again. */
const keepNothing = () => {};

type HandFormProps = {
  bodyId: string;
  found: FoundEnquiry;
  projects: FilterOptions['allProjects'];
  onDone: () => void;
};

/** Makes the enquiry that somebody reads in a body that was not understood. */
export function HandForm({ bodyId, found, projects, onDone }: HandFormProps) {
  const router = useRouter();
  const [values, setValues] = useState(found);
  const set = (part: Partial<FoundEnquiry>) => setValues({ ...values, ...part });
  const fieldId = (name: string) => `by-hand-${name}-${bodyId}`;
  const known = useKnownPerson(values.phone);
  const finish = () => {
    setValues(found);
    onDone();
    router.refresh();
  };
  const form = useActionForm({
    act: () => makeEnquiryOfPayloadAction(bodyId, values),
    fieldId,
    onDone: finish,
  });
  const { errors, failure, isBusy, onSubmit } = form;
  const isTyped = Object.keys(found).some((name) => {
    const field = name as keyof FoundEnquiry;
    return values[field] !== found[field];
  });
  const guard = useLeaveGuard(isTyped, keepNothing);
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4 rounded-[2px] border border-hairline bg-paper p-4"
    >
      <div>
        <h3 className="font-semibold admin:text-[15px]">Make an enquiry of it</h3>
        <p className="mt-1 text-stone admin:text-[13px]">{sourceScreen.byHand}</p>
      </div>
      <PersonFields fieldId={fieldId} values={values} errors={errors} known={known} onChange={set} />
      <WishFields fieldId={fieldId} values={values} errors={errors} projects={projects} onChange={set} />
      <FailureLine>{failure}</FailureLine>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isBusy} className="flex-1">
          {isBusy && <Spinner />}
          Make enquiry
        </Button>
        <SetAside bodyId={bodyId} isAside onDone={finish} />
      </div>
      {guard.isAsking && (
        <LeaveDialog name="Your changes to the enquiry" onDiscard={guard.leave} onStay={guard.stay} />
      )}
    </form>
  );
}
