import { projectContent } from '@/lib/content/projects/projects-pages';
import type { UnitCount } from '@/lib/domain/units/dto';
import { nameFloor } from '@/lib/shared/units/unit-name';

const { homes: texts } = projectContent;

export function FreeHomes({ counts }: { counts: UnitCount[] }) {
  const shown = counts.filter(({ floors }) => floors.length > 0);
  if (shown.length === 0) return null;
  return (
    <details className="border-b border-line py-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-base font-[550]">{texts.freeByFloor}</summary>
      {shown.map(({ type, floors }) => (
        <div key={type} className="mt-3">
          <h3 className="text-base font-[550]">{type}</h3>
          <ul className="mt-1">
            {floors.map(({ tower, floor, free }) => (
              <li key={`${tower} ${floor}`} className="flex justify-between gap-4 py-1 text-base">
                <span>{[tower, nameFloor(floor)].filter(Boolean).join(', ')}</span>
                <span>{texts.free(free, null)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
