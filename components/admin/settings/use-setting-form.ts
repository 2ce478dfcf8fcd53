'use client';

import { useDraftForm } from '@/components/admin/drafts/use-draft-form';
import type { RecordFormKind } from '@/components/admin/records/record-form-kind';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import type { DraftPart, Setting } from '@/lib/domain/settings/dto';
import type { SettingInput } from '@/lib/domain/settings/schema';
import { draftKind } from './setting-parts';

export type DraftPartProps<P extends DraftPart> = {
  record: Setting<P>;
  /** The draft that is open in its form. */
  draft: OpenDraft<Setting<P>> | null;
  onSaved: (saved: Setting<P>) => void;
  onDraftSaved: (saved: DraftEntry) => void;
};

/** The form of a part that can be saved as a draft, too. */
export const useSettingForm = <P extends DraftPart, V>(
  form: RecordFormKind<Setting<P>, V, { value: SettingInput<P> }>,
  props: DraftPartProps<P>,
) => useDraftForm(draftKind, form, props);
