'use client';

import type { RecordFormKind } from '@/components/admin/records/record-form-kind';
import { useDraftForm } from '@/components/admin/records/use-draft-form';
import type { SearchDefaults } from '@/lib/content/search-results';
import type { Facts } from '@/lib/content/settings/fact-names';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import type { HeldProject } from '@/lib/domain/projects/dto';
import type { OfferedLegal, OwnSettings, Purposes, Setting } from '@/lib/domain/settings/dto';
import type { PublicPart, SettingInput, SettingPart } from '@/lib/domain/settings/schema';
import { draftKind } from './setting-parts';

/** What a form may need of the site beside its part. */
export type SettingContext = {
  /** Those that the role may change. */
  settings: OwnSettings;
  facts: Facts;
  /** Words that an update has brought for the legal texts. */
  offered: OfferedLegal;
  /** What stands in a search while the office has chosen nothing, and of which site: `https://host`. */
  searchResults: { defaults: SearchDefaults; origin: string; brand: string };
  /** The projects that may not be advertised; null where the part does not name them. */
  held: HeldProject[] | null;
  /** What the privacy policy must name; null where the part does not ask. */
  purposes: Purposes | null;
  /** Who does the work of sales; null where the part names none of them. */
  people: { _id: string; name: string }[] | null;
};

export type FormProps<P extends SettingPart> = {
  record: Setting<P>;
  draft: OpenDraft<Setting<P>> | null;
  onSaved(saved: Setting<P>): void;
  onDraftSaved: (saved: DraftEntry) => void;
};

export type PartProps<P extends SettingPart> = FormProps<P> & {
  /** Is told in a sentence what was decided beside the form. */
  onDecided: (text: string) => void;
  context: SettingContext;
};

export const useSettingForm = <P extends PublicPart, V>(
  form: RecordFormKind<Setting<P>, V, { value: SettingInput<P> }>,
  props: FormProps<P>,
) => useDraftForm(draftKind, form, props);
