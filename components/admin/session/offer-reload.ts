import { toastAction } from '@/components/admin/ui/toaster';
import { isStaleTab } from '@/components/shared/stale-tab';
import { staleTabTexts } from '@/lib/content/stale-tab';
import { reloadPage } from './session-expired';

/** Offers to reload the page where the error shows that the tab is stale. Answers what it said, or null. */
export async function offerReload(error: unknown): Promise<string | null> {
  if (!(await isStaleTab(error))) return null;
  toastAction(staleTabTexts.office, { label: staleTabTexts.reload, onPress: reloadPage });
  return staleTabTexts.office;
}
