'use client';

import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { findInputErrors } from '@/components/admin/ui/fields/input-errors';
import { saveAboutStatsAction } from '@/lib/domain/about/actions';
import { type AboutStats, type AboutStatsRecord, aboutFields } from '@/lib/domain/about/fields';
import type { FieldErrors } from '@/lib/shared/errors';
import { type CounterName, counters, statsKind } from './counters';

type StatsValues = Record<CounterName, string>;

/** ADS-2 turns an empty field into 0, so invalid text needs a value that the schema refuses. */
export const notANumber = 'not a number';

const mapCounters = <V>(toValue: (name: CounterName) => V) =>
  Object.fromEntries(counters.map(({ name }) => [name, toValue(name)])) as Record<CounterName, V>;

const toValues = (record: AboutStatsRecord | null): StatsValues =>
  mapCounters((name) => String(record?.[name] ?? 0));

const toInput = (values: StatsValues): AboutStats => mapCounters((name) => Number(values[name]));

function findErrors(input: AboutStats): FieldErrors {
  const errors = Object.entries(findInputErrors(aboutFields, input));
  return Object.fromEntries(
    errors.map(([name, message]) => [
      name,
      Number.isNaN(input[name as CounterName]) ? 'Use digits only, for instance 3200' : message,
    ]),
  );
}

const statsForm: RecordFormKind<AboutStatsRecord, StatsValues, AboutStats> = {
  unsavedKind: statsKind,
  titleOf: () => 'About page stats',
  toValues,
  toInput,
  isComplete: () => true,
  findErrors,
  save: (_id, input) => saveAboutStatsAction(input),
};

export const useStatsForm = (record: AboutStatsRecord | null, onSaved: () => void) =>
  useRecordForm(statsForm, record, onSaved);
