'use client';

import { Copy, Eye, EyeOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { MomentField } from '@/components/admin/ui/fields/moment-field';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { saveDraftAction } from '@/lib/domain/drafts/actions';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { scheduleHideAction, setProjectHiddenAction } from '@/lib/domain/projects/actions';
import type { WebsiteState } from '@/lib/domain/projects/dto';
import { type Project, projectFields } from '@/lib/domain/projects/fields';
import { keepNamedDocuments } from '@/lib/shared/named-documents';
import { pickFields } from '@/lib/shared/parsing/record-fields';
import type { Result } from '@/lib/shared/result';
import type { ProjectForm } from './use-project-form';

type WebsiteActionsProps = {
  form: ProjectForm;
  website: WebsiteState | undefined;
  hint: string;
  onCopied: (copy: DraftEntry) => void;
};

/** A picture or document belongs to one record: a copy starts without. */
const toCopy = (project: Project) => ({
  ...keepNamedDocuments(pickFields(projectFields, project), () => false),
  name: `${project.name.slice(0, 150)} (copy)`,
  pictures: [],
});

export function WebsiteActions({ form: { base, guard }, website, hint, onCopied }: WebsiteActionsProps) {
  const { isHidden = false, hideAt = null } = website ?? {};
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!base) return null;

  const run = async <T,>(act: () => Promise<Result<T>>, finish: (done: T) => void) => {
    setIsBusy(true);
    const result = await askServer(act);
    setIsBusy(false);
    setFailure(result.ok ? null : result.error.message);
    if (result.ok) finish(result.data);
  };
  const hide = () =>
    run(
      () => setProjectHiddenAction(base._id, !isHidden),
      () => router.refresh(),
    );
  const copy = () => run(() => saveDraftAction('project', { recordId: null, data: toCopy(base) }), onCopied);
  const scheduleHide = async (at: string | null) => {
    const result = await askServer(() => scheduleHideAction(base._id, at));
    if (result.ok) router.refresh();
    return result;
  };

  return (
    <section>
      <p role="status" className={`text-[14px] admin:text-[13px] ${isHidden ? 'mb-2 text-warning' : ''}`}>
        {isHidden && 'Hidden: the website does not show this project.'}
      </p>
      <FailureLine>{failure}</FailureLine>
      <div className="flex flex-wrap gap-2">
        <Button isSmall disabled={isBusy} onClick={() => void hide()}>
          {isHidden ? (
            <Eye size={15} strokeWidth={1.6} aria-hidden="true" />
          ) : (
            <EyeOff size={15} strokeWidth={1.6} aria-hidden="true" />
          )}
          {isHidden ? 'Show on the website again' : 'Hide from the website'}
        </Button>
        <Button
          isSmall
          disabled={isBusy}
          title="Without its pictures and documents"
          onClick={() => guard.ask(() => void copy())}
        >
          <Copy size={15} strokeWidth={1.6} aria-hidden="true" />
          Duplicate as a draft
        </Button>
      </div>
      {!isHidden && <MomentField label="Hide automatically on" hint={hint} at={hideAt} save={scheduleHide} />}
    </section>
  );
}
