import { toastAction } from '@/components/admin/ui/notices/toaster';
import { staleTab } from '@/lib/content/stale-tab';
import { reloadPage } from './session-expired';
import { isTabStale } from './stale-tab';

export async function offerReload(error: unknown): Promise<string | null> {
  if (!(await isTabStale(error))) return null;
  toastAction(staleTab.message, { label: staleTab.reload, onPress: reloadPage });
  return staleTab.message;
}
