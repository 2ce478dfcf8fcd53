'use client';

import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { useDraftForm } from '@/components/admin/records/form/use-draft-form';
import type { SearchDefaults } from '@/lib/content/search-results';
import type { Facts } from '@/lib/content/settings/fact-names';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import type { HeldProject } from '@/lib/domain/projects/dto';
import type { OfferedLegal, OwnSettings, Purposes, Setting } from '@/lib/domain/settings/dto';
import type { PublicPart, SettingInput, SettingPart } from '@/lib/domain/settings/schema';
import { draftKind } from './setting-parts';

export type SettingContext = {
  settings: OwnSettings;
  facts: Facts;
  offered: OfferedLegal;
  searchResults: { defaults: SearchDefaults; origin: string; brand: string };
  held: HeldProject[] | null;
  purposes: Purposes | null;
  people: { _id: string; name: string }[] | null;
};

export type FormProps<P extends SettingPart> = {
  record: Setting<P>;
  draft: OpenDraft<Setting<P>> | null;
  onSaved(saved: Setting<P>): void;
  onDraftSaved: (saved: DraftEntry) => void;
};

export type PartProps<P extends SettingPart> = FormProps<P> & {
  onDecided: (text: string) => void;
  context: SettingContext;
};

export const useSettingForm = <P extends PublicPart, V>(
  form: RecordFormKind<Setting<P>, V, { value: SettingInput<P> }>,
  props: FormProps<P>,
) => useDraftForm(draftKind, form, props);
