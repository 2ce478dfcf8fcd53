'use client';

import { useRouter } from 'next/navigation';
import { ContactFields } from '@/components/admin/enquiries/add/contact-fields';
import { InterestFields } from '@/components/admin/enquiries/add/interest-fields';
import { useKnownContact } from '@/components/admin/enquiries/add/use-known-contact';
import { LeaveDialog } from '@/components/admin/records/form/leave-dialog';
import { useLeaveGuard } from '@/components/admin/records/form/use-leave-guard';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { RestoredLine } from '@/components/admin/ui/notices/restored-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { sourceScreen } from '@/lib/content/sources/screen';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { makeEnquiryOfPayloadAction } from '@/lib/domain/sources/actions';
import type { FoundEnquiry } from '@/lib/domain/sources/dto';
import { SetAside } from './set-aside';

type HandFormProps = {
  bodyId: string;
  found: FoundEnquiry;
  projects: FilterOptions['allProjects'];
  onDone: () => void;
};

export function HandForm({ bodyId, found, projects, onDone }: HandFormProps) {
  const router = useRouter();
  const { values, set, forget, isRestored } = useUnsavedValues('enquiry by hand', bodyId, found);
  const fieldId = (name: string) => `by-hand-${name}-${bodyId}`;
  const known = useKnownContact(values.phone);
  const finish = () => {
    forget();
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
  const guard = useLeaveGuard(isTyped);
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4 rounded-[2px] border border-hairline bg-paper p-4"
    >
      <div>
        <h3 className="font-semibold admin:text-[15px]">Create an enquiry from it</h3>
        <p className="mt-1 text-stone admin:text-[13px]">{sourceScreen.byHand}</p>
      </div>
      <RestoredLine isShown={isRestored} />
      <ContactFields fieldId={fieldId} values={values} errors={errors} known={known} onChange={set} />
      <InterestFields fieldId={fieldId} values={values} errors={errors} projects={projects} onChange={set} />
      <FailureLine>{failure}</FailureLine>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isBusy} className="flex-1">
          {isBusy && <Spinner />}
          Create enquiry
        </Button>
        <SetAside bodyId={bodyId} isAside onDone={finish} />
      </div>
      {guard.isAsking && (
        <LeaveDialog
          name="the enquiry"
          onDiscard={() => {
            forget();
            guard.leave();
          }}
          onLeave={guard.leave}
          onStay={guard.stay}
        />
      )}
    </form>
  );
}
