'use client';

import { Download, LayoutGrid, List, Upload } from 'lucide-react';
import type { Route } from 'next';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { useHasRole } from '@/components/admin/ui/role';
import { IntentLink } from '@/components/shared/intent-link';

const { Dialog: ImportUnits, warmUp } = lazyDialog(async () => (await import('./import-units')).ImportUnits);

export type UnitView = 'grid' | 'list';

const look =
  'inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white admin:h-[30px] admin:text-[13px]';

const views = [
  { view: 'grid', name: 'Grid', icon: LayoutGrid },
  { view: 'list', name: 'List', icon: List },
] as const;

type UnitsToolbarProps = {
  project: { _id: string; name: string };
  path: Route;
  view: UnitView | null;
};

export function UnitsToolbar({ project, path, view }: UnitsToolbarProps) {
  const isEditor = useHasRole('editor');
  const [isImporting, setIsImporting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IntentLink
        href={(isEditor ? `/admin/projects?edit=${project._id}` : '/admin/units') as Route}
        className="mr-auto inline-flex min-h-11 items-center text-terra-deep underline underline-offset-[3px] admin:min-h-6"
      >
        {isEditor ? project.name : 'All projects'}
      </IntentLink>
      <nav aria-label="View" className="flex">
        {views.map(({ view: one, name, icon: Icon }) => (
          <IntentLink
            key={one}
            href={`${path}?view=${one}` as Route}
            aria-current={one === view ? 'page' : undefined}
            scroll={false}
            className={look}
          >
            <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
            {name}
          </IntentLink>
        ))}
      </nav>
      {isEditor && (
        <>
          <Button isSmall {...warmUp} onClick={() => setIsImporting(true)}>
            <Upload size={15} strokeWidth={1.6} aria-hidden="true" />
            Import CSV
          </Button>
          <a href={`/api/admin/projects/${project._id}/units.csv`} download className={look}>
            <Download size={15} strokeWidth={1.6} aria-hidden="true" />
            CSV
          </a>
        </>
      )}
      {isImporting && <ImportUnits projectId={project._id} onClose={() => setIsImporting(false)} />}
    </div>
  );
}
