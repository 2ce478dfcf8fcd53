'use client';

import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { Moment } from '@/components/admin/ui/moment';
import { askingTexts } from '@/lib/content/sources/screen';
import type { Source } from '@/lib/domain/sources/dto';
import { saveOver } from './save-over';
import { on, SwitchField, toSwitch } from './switch-field';

export function UnsealedField({ source }: { source: Source }) {
  const field = useSavedField(source, {
    read: ({ asking }) => toSwitch(Boolean(asking?.unsealed)),
    write: (value, version) => saveOver({ _id: source._id, version }, { isUnsealed: value === on }),
  });
  const unsealed = source.asking?.unsealed;
  return (
    <div>
      <SwitchField
        id="source-unsealed"
        words={{ label: askingTexts.unsealed, hint: askingTexts.unsealedHint }}
        field={field}
      />
      {unsealed && (
        <p className="text-stone admin:pl-[50px] admin:text-[13px]">
          {askingTexts.agreed} {unsealed.by}, <Moment at={unsealed.at} />
        </p>
      )}
    </div>
  );
}
