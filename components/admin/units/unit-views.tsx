import type { ComponentProps } from 'react';
import { type Tower, TowerGrid } from './tower-grid';
import { UnitList } from './unit-list';
import type { UnitView } from './units-toolbar';

type UnitViewsProps = {
  towers: Tower[];
  /** Null: the width decides; phones show the list. */
  view: UnitView | null;
  grid: Omit<ComponentProps<typeof TowerGrid>, 'tower'>;
};

export function UnitViews({ towers, view, grid }: UnitViewsProps) {
  return (
    <>
      {view !== 'list' && (
        <div
          className={`grid gap-x-8 gap-y-6 wide:grid-cols-[repeat(auto-fit,minmax(380px,1fr))] ${view === null ? 'max-admin:hidden' : ''}`}
        >
          {towers.map((tower) => (
            <TowerGrid key={tower.name} tower={tower} {...grid} />
          ))}
        </div>
      )}
      {view !== 'grid' && (
        <div className={view === null ? 'admin:hidden' : ''}>
          <UnitList towers={towers} onOpen={grid.onOpen} />
        </div>
      )}
    </>
  );
}
