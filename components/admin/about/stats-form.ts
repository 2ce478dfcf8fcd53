'use client';

import { type RecordFormKind, useRecordForm } from '@/components/admin/records/use-record-form';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import { saveAboutStatsAction } from '@/lib/domain/about/actions';
import type { AboutStatsRecord } from '@/lib/domain/about/dto';
import { type AboutStatsInput, aboutStatsInput } from '@/lib/domain/about/schema';
import type { FieldErrors } from '@/lib/shared/errors';

export const draftKind = 'about-stats';

/** ADS-1: the four, with the short names of the card and the long ones of the form. */
export const counters = [
  { name: 'yearsOfExperience', short: 'Experience', long: 'Years of Experience', unit: 'years' },
  { name: 'completedProjects', short: 'Projects', long: 'Completed Projects', unit: '' },
  { name: 'happyClients', short: 'Clients', long: 'Happy Clients', unit: '' },
  { name: 'awardsWon', short: 'Awards', long: 'Awards Won', unit: '' },
] as const;

export type CounterName = (typeof counters)[number]['name'];
type StatsValues = Record<CounterName, string>;

/** What the browser could not read as a number; ADS-2 makes an empty field 0. */
export const notANumber = 'not a number';

const toValues = (record: AboutStatsRecord | null): StatsValues => ({
  yearsOfExperience: String(record?.yearsOfExperience ?? 0),
  completedProjects: String(record?.completedProjects ?? 0),
  happyClients: String(record?.happyClients ?? 0),
  awardsWon: String(record?.awardsWon ?? 0),
});

const toInput = (values: StatsValues): AboutStatsInput => ({
  yearsOfExperience: Number(values.yearsOfExperience),
  completedProjects: Number(values.completedProjects),
  happyClients: Number(values.happyClients),
  awardsWon: Number(values.awardsWon),
});

function findErrors(input: AboutStatsInput): FieldErrors {
  const fields = findInputErrors(aboutStatsInput, input);
  const messageOf = (name: string) =>
    Number.isNaN(input[name as CounterName]) ? 'Use digits only, for instance 3200' : fields[name];
  return Object.fromEntries(Object.keys(fields).map((name) => [name, messageOf(name) ?? '']));
}

const statsForm: RecordFormKind<AboutStatsRecord, StatsValues, AboutStatsInput> = {
  kind: draftKind,
  titleOf: () => 'About page stats',
  toValues,
  toInput,
  isComplete: () => true,
  findErrors,
  save: (_id, input) => saveAboutStatsAction(input),
};

export const useStatsForm = (record: AboutStatsRecord | null, onSaved: () => void) =>
  useRecordForm(statsForm, record, onSaved);
