'use client';

import { useState } from 'react';
import { useSelection } from '@/components/admin/records/bulk/selection';
import { SelectionBar } from '@/components/admin/records/bulk/selection-bar';
import { useBulkChange } from '@/components/admin/records/bulk/use-bulk-change';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { Spinner } from '@/components/admin/ui/spinner';
import { changeProjectsAction } from '@/lib/domain/projects/actions';
import type { ProjectChange, WebsiteState } from '@/lib/domain/projects/dto';
import type { Project } from '@/lib/domain/projects/fields';
import { projectChoices } from '../project-choices';

const { Dialog: DeleteProjects, warmUp } = lazyDialog(
  async () => (await import('./delete-projects')).DeleteProjects,
);

const countText = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

type BulkProjectsProps = {
  projects: Pick<Project, '_id' | 'version' | 'name' | 'status'>[];
  website: WebsiteState[];
};

export function BulkProjects({ projects, website }: BulkProjectsProps) {
  const selection = useSelection();
  const [value, setValue] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy, outcome, dismiss } = useBulkChange({
    rows: projects,
    countText,
    send: (changes: ProjectChange[]) => askServer(() => changeProjectsAction(changes)),
  });
  const chosen = projects.filter(({ _id }) => selection.has(_id));
  const formerOf = (id: string, to: ProjectChange['to']): ProjectChange['to'] | undefined => {
    if (to === 'deleted') return 'restored';
    if (to === 'hidden' || to === 'shown')
      return website.some(({ _id, isHidden }) => _id === id && isHidden) ? 'hidden' : 'shown';
    return projects.find(({ _id }) => _id === id)?.status;
  };
  const apply = () => {
    const choice = projectChoices.find(({ to }) => to === value);
    if (!choice) return;
    const { to, done } = choice;
    change({
      changes: chosen.map(({ _id, version }) => ({ _id, version, to })),
      done,
      toUndo: (changed) =>
        changed.flatMap(({ _id, version }) => {
          const former = formerOf(_id, to);
          return former ? [{ _id, version, to: former }] : [];
        }),
    });
  };
  return (
    <SelectionBar
      ids={projects.map(({ _id }) => _id)}
      outcome={outcome}
      isBusy={isBusy}
      onDismiss={dismiss}
      className="rounded-[3px] border border-hairline bg-field"
    >
      <form
        className="flex max-w-md flex-wrap items-center gap-2 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (value === 'deleted') setIsAsking(true);
          else apply();
        }}
      >
        <select
          required
          aria-label="Action for the selected ones"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          className="admin-field h-11! min-w-0 flex-[1_1_150px] admin:h-[30px]! admin:text-[13px]"
        >
          <option value="">Choose an action …</option>
          {projectChoices.map(({ to, name }) => (
            <option key={to} value={to}>
              {name}
            </option>
          ))}
        </select>
        <Button isSmall look="primary" type="submit" disabled={isBusy} {...warmUp}>
          {isBusy && <Spinner />}
          Apply
        </Button>
      </form>
      {isAsking && (
        <DeleteProjects
          names={chosen.map(({ name }) => name)}
          onConfirm={() => {
            setIsAsking(false);
            apply();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </SelectionBar>
  );
}
