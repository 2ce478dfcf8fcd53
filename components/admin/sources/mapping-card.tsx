'use client';

import { type FormEvent, useState } from 'react';
import { LeaveDialog } from '@/components/admin/records/form/leave-dialog';
import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import { Button } from '@/components/admin/ui/button';
import { Options } from '@/components/admin/ui/fields/options';
import { SelectField } from '@/components/admin/ui/fields/text-field';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { useToday } from '@/components/admin/ui/today';
import { bodyStates, sourceScreen } from '@/lib/content/sources/screen';
import { type SourceField, sourceFieldNames, sourceFields } from '@/lib/content/sources/sources';
import type { Source, SourcePayload } from '@/lib/domain/sources/dto';
import { describeMapping, findTaker, fromText, listNames, type Mapping } from '@/lib/shared/sources/mapping';
import { formatDayAndClock } from '@/lib/shared/time/local-day';
import { BodyFields } from './body-fields';
import { useMapping } from './use-mapping';

type MappingRowProps = {
  ours: SourceField;
  choice: {
    mapping: Mapping;
    names: readonly string[];
    choose: (field: SourceField, theirs: string) => void;
  };
  body: SourcePayload;
};

function MappingRow({ ours, choice, body }: MappingRowProps) {
  const { mapping, names, choose } = choice;
  const chosen = mapping[ours] ?? '';
  const nameOf = (theirs: string) => {
    const taker = findTaker(mapping, theirs);
    return taker && taker !== ours ? `${theirs} (taken by ${sourceFieldNames[taker]})` : theirs;
  };
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 admin:grid-cols-[88px_minmax(0,1fr)_minmax(0,1fr)]">
      <label htmlFor={`mapping-${ours}`} className="font-[550]">
        {sourceFieldNames[ours]}
      </label>
      <select
        id={`mapping-${ours}`}
        value={chosen}
        onChange={(event) => choose(ours, event.target.value)}
        className="admin-field"
      >
        <option value="">{sourceScreen.guess}</option>
        <Options of={names.map((theirs) => [theirs, nameOf(theirs)])} />
      </select>
      <span className="text-stone wrap-anywhere max-admin:col-start-2 admin:text-[13px]">
        {body.fields.find(([theirs]) => theirs === chosen)?.[1] ?? ''}
      </span>
    </div>
  );
}

type MappingFormProps = { source: Source; bodies: readonly [SourcePayload, ...SourcePayload[]] };

function MappingForm({ source, bodies }: MappingFormProps) {
  const today = useToday();
  const { field, mapping, isUnsaved, freed, choose, submit, guard } = useMapping(source);
  const [bodyId, setBodyId] = useState(bodies[0]._id);
  const body = bodies.find(({ _id }) => _id === bodyId) ?? bodies[0];
  const choice = { mapping, names: listNames(bodies, mapping), choose };
  const nameOf = ({ receivedAt, state }: SourcePayload) =>
    `${formatDayAndClock(receivedAt, today)}, ${bodyStates[state].toLowerCase()}`;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit} className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
      <div className="grid gap-2.5">
        {sourceFields.map((ours) => (
          <MappingRow key={ours} ours={ours} choice={choice} body={body} />
        ))}
        <p className="mt-1 text-stone admin:text-[13px]">
          “Automatic” finds what is called as such a field usually is. What is left over becomes lines of the
          message. What was not understood is read again once you save.
        </p>
        <p role="status" className="text-warning empty:hidden">
          {freed && `${freed} had this field, and goes by its name now.`}
        </p>
        <FieldFailure fieldId="mapping-name" field={field} saved={describeMapping(fromText(field.saved))} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={!isUnsaved || field.state === 'saving'}>
            Save mapping
          </Button>
          {isUnsaved && (
            <Button look="ghost" onClick={field.takeSaved}>
              Discard
            </Button>
          )}
          <p role="status" className="inline-flex items-center gap-2">
            {isUnsaved && (
              <>
                <span aria-hidden="true" className="h-2 w-2 rounded-full bg-terra" />
                Unsaved
              </>
            )}
            {!isUnsaved && field.state === 'saved' && (
              <span className="text-success">Saved. The next one that comes is read so.</span>
            )}
          </p>
        </div>
      </div>
      <div className="grid gap-3 rounded-[2px] border border-hairline bg-paper p-4">
        <SelectField
          id="mapping-body"
          label="Beside what came"
          options={bodies.map((one) => ({ value: one._id, label: nameOf(one) }))}
          value={body._id}
          onChange={setBodyId}
        />
        <BodyFields fields={body.fields} />
      </div>
      {guard.isAsking && (
        <LeaveDialog name="Your choices for the mapping" onDiscard={guard.leave} onStay={guard.stay} />
      )}
    </form>
  );
}

type MappingCardProps = { source: Source; bodies: readonly SourcePayload[] };

export function MappingCard({ source, bodies: [first, ...others] }: MappingCardProps) {
  return (
    <TitledCard id="mapping-title" title="Mapping">
      {first ? (
        <MappingForm source={source} bodies={[first, ...others]} />
      ) : (
        <p className="text-stone">Send one entry first. Then choose from its fields here.</p>
      )}
    </TitledCard>
  );
}
