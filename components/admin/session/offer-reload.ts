import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { toastAction } from '@/components/admin/ui/toaster';
import { staleTab } from '@/lib/content/stale-tab';
import { reloadPage } from './session-expired';
import { isChunkGone } from './stale-tab';

/**
 * Offers to reload the page where the error shows that the tab is older than the deployed build: the server does not know the action, or
 * a chunk is not there. Answers what it said, or null.
 */
export async function offerReload(error: unknown): Promise<string | null> {
  if (!unstable_isUnrecognizedActionError(error) && !(await isChunkGone(error))) return null;
  toastAction(staleTab.message, { label: staleTab.reload, onPress: reloadPage });
  return staleTab.message;
}
