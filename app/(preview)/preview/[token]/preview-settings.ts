import { cache } from 'react';
import { findPreview, type Preview } from '@/lib/domain/drafts/preview';
import type { ShownSettings } from '@/lib/domain/settings/dto';
import { getShownSettings, readSettingsWith } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';

/** The settings as they would stand with the draft published; the live ones beside a draft of anything else. Asked for once in a request. */
export const readPreviewSettings = cache(
  async (preview: Preview | null): Promise<ShownSettings> =>
    preview?.kind === 'settings' ? readSettingsWith(preview.content) : getShownSettings(),
);

/** The same for the frame of the page, which stands around what says that nothing could be read, too. */
export const readFrameSettings = async (token: string): Promise<ShownSettings> =>
  (await readOptional('preview', async () => readPreviewSettings(await findPreview(token)))) ??
  getShownSettings();
