'use client';

import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import { type SavedField, useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { Button } from '@/components/admin/ui/button';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { sourceScreen } from '@/lib/content/sources/screen';
import type { Source } from '@/lib/domain/sources/dto';
import { DeleteSource } from './delete-source';
import { saveOver } from './save-over';
import { on, SwitchField, toSwitch } from './switch-field';

const nameId = 'source-name';

function NameField({ field }: { field: SavedField }) {
  const { value, saved, state, change, save } = field;
  const typed = value.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== saved) void save(typed);
      }}
    >
      <div className="flex max-w-[520px] items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField id={nameId} label="Name" value={value} maxLength={fieldMax.source} onChange={change} />
        </div>
        <Button type="submit" className="h-12! admin:h-9!" disabled={typed === saved || state === 'saving'}>
          Save the name
        </Button>
      </div>
      <p role="status" className="mt-1 text-success empty:hidden admin:text-[13px]">
        {state === 'saved' ? 'Saved' : ''}
      </p>
      <FieldFailure fieldId={nameId} field={field} saved={saved} />
    </form>
  );
}

export function SettingsCard({ source }: { source: Source }) {
  const { _id } = source;
  const name = useSavedField(source, {
    read: (one) => one.name,
    write: (value, version) => saveOver({ _id, version }, { name: value }),
  });
  const isOn = useSavedField(source, {
    read: (one) => toSwitch(one.isOn),
    write: (value, version) => saveOver({ _id, version }, { isOn: value === on }),
  });
  const isAcknowledged = useSavedField(source, {
    read: (one) => toSwitch(one.isAcknowledged),
    write: (value, version) => saveOver({ _id, version }, { isAcknowledged: value === on }),
  });
  return (
    <TitledCard id="settings-title" title="Settings">
      <div className="grid gap-5">
        <NameField field={name} />
        <SwitchField
          id="source-on"
          words={
            source.asking
              ? { label: 'Fetch from this source', hint: sourceScreen.offAsked }
              : { label: 'Accept what this source sends', hint: sourceScreen.off }
          }
          field={isOn}
        />
        <SwitchField
          id="source-acknowledged"
          words={{ label: 'Send the person our acknowledgement', hint: sourceScreen.acknowledgement }}
          field={isAcknowledged}
        />
        <DeleteSource source={source} />
      </div>
    </TitledCard>
  );
}
