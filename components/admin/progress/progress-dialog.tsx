'use client';

import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { PictureUploader } from '@/components/admin/pictures/picture-uploader';
import { FieldControl, formFields } from '@/components/admin/records/form/field-control';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { ChildDialog, listPlainDifferences } from '@/components/admin/records/plain/child-dialog';
import { Button } from '@/components/admin/ui/button';
import { FileInput } from '@/components/admin/ui/fields/file-input';
import { SelectField, TextField } from '@/components/admin/ui/fields/text-field';
import { type Progress, progressFields, progressForm, workFields } from '@/lib/domain/progress/fields';
import { type ProgressForm, useProgressForm } from './progress-form';
import { WorkField } from './work-field';

const fields = formFields(progressForm, (path) => `progress-${path}`);
const { idOf, labelOf } = fields;

function Pictures({ form: { pictures } }: { form: ProgressForm }) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <Button className="admin:self-start" onClick={() => camera.current?.click()}>
        <Camera size={16} strokeWidth={1.6} aria-hidden="true" />
        Take a picture
      </Button>
      <FileInput ref={camera} label="Camera" isCamera onFiles={pictures.add} />
      <PictureUploader id={idOf('pictures')} pictures={pictures} hasCover={false} />
    </div>
  );
}

type FieldsProps = {
  form: ProgressForm;
  before: Progress | null;
  towers: readonly string[];
  onTower: (tower: string) => void;
};

/** An entry retains a tower name that the project no longer has. */
function TowerField({ form, towers, onTower }: Omit<FieldsProps, 'before'>) {
  const { values, errorOf } = form;
  if (towers.length === 0 && values.tower === '') return null;
  return (
    <SelectField
      id={idOf('tower')}
      label={labelOf('tower')}
      error={errorOf('tower')}
      value={values.tower}
      options={[...new Set([...towers, values.tower])]
        .filter(Boolean)
        .map((tower) => ({ value: tower, label: tower }))}
      none="The whole project"
      onChange={onTower}
    />
  );
}

function Fields({ before, ...building }: FieldsProps) {
  const { form } = building;
  const { values, set, errorOf } = form;
  return (
    <div className="flex flex-col gap-6">
      <Pictures form={form} />
      <TowerField {...building} />
      <fieldset className="grid gap-x-8 gap-y-3 admin:grid-cols-2">
        <legend className="mb-2 font-semibold">How much of the work is done</legend>
        {workFields.keyof().options.map((name) => (
          <WorkField
            key={name}
            id={idOf(name)}
            label={labelOf(name)}
            error={errorOf(name)}
            value={values[name]}
            before={before?.[name] ?? null}
            onChange={(percent) => set(name, percent)}
          />
        ))}
      </fieldset>
      <FieldControl fields={fields} form={form} name="sentence" rows={3} hint="One sentence for buyers." />
      <TextField
        id={idOf('date')}
        label={labelOf('date')}
        type="date"
        error={errorOf('date')}
        value={values.date}
        onChange={(date) => set('date', date)}
      />
    </div>
  );
}

type ProgressDialogProps = RecordFormProps<Progress> & {
  project: { _id: string; towers: string[] };
  entries: Progress[];
};

export function ProgressDialog({ project, entries, ...opened }: ProgressDialogProps) {
  const { record, onClose } = opened;
  const earlier = record ? entries.slice(entries.findIndex(({ _id }) => _id === record._id) + 1) : entries;
  const form = useProgressForm(project._id, earlier, opened);
  const chooseTower = (tower: string) => {
    form.set('tower', tower);
    if (record) return;
    const last = earlier.find((entry) => entry.tower === tower);
    for (const name of workFields.keyof().options) form.set(name, last?.[name] ?? null);
  };
  const before = earlier.find(({ tower }) => tower === form.values.tower) ?? null;
  return (
    <ChildDialog
      kind="progress"
      form={form}
      controls={fields}
      texts={{ noun: 'progress entry', one: 'Entry', missing: 'Choose the day to save' }}
      describe={(theirs) => ({
        name: theirs.date,
        differences: listPlainDifferences(progressFields, form.input, theirs),
      })}
      onClose={onClose}
    >
      <Fields form={form} before={before} towers={project.towers} onTower={chooseTower} />
    </ChildDialog>
  );
}
