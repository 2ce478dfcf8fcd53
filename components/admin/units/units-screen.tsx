'use client';

import { Plus } from 'lucide-react';
import type { Route } from 'next';
import { useState } from 'react';
import { anyPicture } from '@/components/admin/pictures/photo-slot';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { lazyPlain } from '@/components/admin/records/plain/lazy-plain';
import type { PlainOpened } from '@/components/admin/records/plain/plain-kind';
import { RecordScreen } from '@/components/admin/records/record-screen';
import { useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { Button } from '@/components/admin/ui/button';
import { Notice } from '@/components/admin/ui/notices/notice';
import { useHasRole } from '@/components/admin/ui/role';
import type { AdminUnit, UnitsOfProject } from '@/lib/domain/units/dto';
import type { Unit, UnitState } from '@/lib/domain/units/fields';
import { nameUnit } from '@/lib/shared/units/unit-name';
import { toTowers } from './to-towers';
import { matchesFilter, noFilter, UnitFilters } from './unit-filters';
import { UnitPane } from './unit-pane';
import { UnitViews } from './unit-views';
import { UnitsToolbar, type UnitView } from './units-toolbar';
import { useOpenUnit } from './use-open-unit';
import { useUnitNews } from './use-unit-news';
import { useUnitStates } from './use-unit-states';
import { useUnitsPulse } from './use-units-pulse';

const { dialog } = lazyPlain(async () => (await import('@/lib/domain/units/fields')).unitFields);

const kindOf = (path: Route, title: string, projectId: string, isEditor: boolean) => ({
  kind: 'unit' as const,
  unsavedKind: `unit-${projectId}`,
  path,
  title,
  form: 'dialog' as const,
  subjects: { added: 'A new unit', changed: 'Changes to a unit' },
  nameOf: nameUnit,
  focus: { add: 'add-unit', open: (id: string) => `edit-${id}` },
  ...(isEditor && { add: { label: 'Add Unit', icon: Plus, warmUp: dialog.warmUp } }),
  deletion: { noun: 'unit' },
});

type UnitFormProps = { opened: RecordFormProps<Unit>; projectId: string };

const UnitForm = ({ opened, projectId }: UnitFormProps) => (
  <dialog.Dialog
    {...(opened as object as PlainOpened)}
    of={{
      kind: 'unit',
      noun: 'unit',
      one: 'Unit',
      pictures: 'none',
      photo: anyPicture,
      isVersioned: false,
      parentId: projectId,
      nameOf: (record) => nameUnit(record as object as Unit),
    }}
  />
);

const shownAs: Record<string, string> = {
  nothing: 'Website: not shown',
  counts: 'Website: counts by type',
  'free homes': 'Website: available homes by type and floor',
};

type UnitsScreenProps = UnitsOfProject & { view: UnitView | null };

export function UnitsScreen({ project, units: given, view }: UnitsScreenProps) {
  const isEditor = useHasRole('editor');
  const isSales = useHasRole('sales');
  const path = `/admin/projects/${project._id}/units` as Route;
  const screen = useRecordScreen(kindOf(path, `Units of ${project.name}`, project._id, isEditor), {
    listed: given,
    drafts: [],
    scheduleHint: '',
  });
  const states = useUnitStates(given);
  const { units } = states;
  useUnitsPulse(project._id, given, isSales);
  const { news, dismiss } = useUnitNews(given, states.isOwn);
  const [filter, setFilter] = useState(noFilter);
  const shown = units.filter((unit) => matchesFilter(unit, filter));
  const opened = useOpenUnit(units, shown);
  const towers = toTowers(shown, units, project.towers);
  const setByKey = (unit: AdminUnit, state: UnitState) => {
    opened.open(unit._id, false);
    void states.setState(unit, state);
  };
  const ways = (unit: AdminUnit) => ({
    ...opened,
    instead: (id: string) => {
      const other = units.find(({ _id }) => _id === id);
      const requested = states.refusal?.requested;
      if (!other || !requested) return;
      opened.open(id);
      void states.set(other, requested);
    },
    edit: isEditor
      ? { change: () => void screen.open(unit._id), remove: () => screen.askDelete(unit) }
      : null,
  });
  return (
    <RecordScreen
      screen={screen}
      top={<UnitsToolbar project={project} path={path} view={view} />}
      sheet={(form) => isEditor && <UnitForm opened={form} projectId={project._id} />}
    >
      {given.length === 0 ? (
        <p className="text-stone">No unit yet. Import the table of the Authority, or add one.</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <UnitFilters units={units} filter={filter} onChange={setFilter} />
            <p className="text-stone admin:text-[13px]">{shownAs[project.unitsShown]}</p>
          </div>
          {news && (
            <Notice
              actions={
                <>
                  <Button isSmall onClick={() => opened.open(news.id)}>
                    Go to it
                  </Button>
                  <Button isSmall onClick={dismiss}>
                    Dismiss
                  </Button>
                </>
              }
            >
              {news.text}
            </Notice>
          )}
          <div className="flex items-start gap-6">
            <div className="min-w-0 flex-1">
              <UnitViews
                towers={towers}
                view={view}
                grid={{
                  openId: opened.unit?._id ?? null,
                  onState: isSales ? setByKey : null,
                  onOpen: ({ _id }) => opened.open(_id),
                }}
              />
              {shown.length === 0 && <p className="text-stone">No unit matches.</p>}
              <p className="mt-4 text-stone admin:text-[13px]">
                {isSales
                  ? 'Names are seen by sales and admins alone. In the grid F, H, B and S set the state; arrows move.'
                  : 'Editors see states alone. In the grid arrows move.'}
              </p>
            </div>
            {opened.unit && !screen.hasSheet && (
              <UnitPane
                key={opened.unit._id}
                unit={opened.unit}
                states={states}
                ways={ways(opened.unit)}
                takesFocus={opened.takesFocus}
              />
            )}
          </div>
        </>
      )}
    </RecordScreen>
  );
}
