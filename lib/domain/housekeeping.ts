import 'server-only';
import { purgeBin } from '@/lib/domain/bin/mutations';
import { sweepDrafts } from '@/lib/domain/drafts/sweep';
import { enqueueDueSummaries } from '@/lib/domain/enquiries/acknowledgements';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { enqueueFilingAlarms } from '@/lib/domain/filing/alarms';
import { enqueueEndAlarms } from '@/lib/domain/projects/end-alarms';
import { purgeOldPayloads } from '@/lib/domain/sources/purge';
import { enqueueSilenceMails } from '@/lib/domain/sources/silence';
import { resealSecrets } from '@/lib/domain/stored-secrets';
import { lapseHolds } from '@/lib/domain/units/lapse';
import { pruneAccess } from '@/lib/domain/users/retention';
import { enqueueVisitReminders, releaseLapsedReservations } from '@/lib/domain/visits/reminders';
import { sweepFiles } from '@/lib/server/files/sweep';
import { log } from '@/lib/server/log';
import { sweepReplaced } from '@/lib/server/pictures/replaced';
import { resumeRenditions } from '@/lib/server/pictures/resume';
import { sweepStagedPictures, sweepUnfinishedFiles } from '@/lib/server/pictures/sweep';
import { sweepRawUploads } from '@/lib/server/uploads/direct';

/** Steps are independent: a failure does not stop the next. */
const steps: Record<string, (deadline: number) => Promise<unknown>> = {
  'purge the bin': () => purgeBin(),
  'sweep drafts of what is gone': () => sweepDrafts(),
  'summarize what was not acknowledged': () => enqueueDueSummaries(),
  'tell of registrations that end': () => enqueueEndAlarms(),
  'tell of quarters that are to be filed': () => enqueueFilingAlarms(),
  'tell of sources that are silent': () => enqueueSilenceMails(),
  'remind of visits': () => enqueueVisitReminders(),
  'end holds of visits': () => releaseLapsedReservations(),
  'end holds of homes': () => lapseHolds(),
  'purge old enquiries': () => purgeOldEnquiries(),
  'purge what sources have sent': () => purgeOldPayloads(),
  'prune ended sessions and links': () => pruneAccess(),
  'seal stored secrets': () => resealSecrets(),
  'sweep unfinished files': () => sweepUnfinishedFiles(),
  'sweep staged pictures': () => sweepStagedPictures(),
  'sweep files': () => sweepFiles(),
  'sweep raw uploads': () => sweepRawUploads(),
  'sweep replaced files': () => sweepReplaced(),
  'make missing files of pictures': resumeRenditions,
};

export type HousekeepingRun = { done: string[]; failed: string[] };

/** Never throws. Failed steps are logged and named; steps beyond the budget wait for the next run and are in neither list. */
export async function runHousekeeping({
  budgetMs = Number.POSITIVE_INFINITY,
} = {}): Promise<HousekeepingRun> {
  const done: string[] = [];
  const failed: string[] = [];
  const deadline = Date.now() + budgetMs;
  for (const [name, work] of Object.entries(steps)) {
    if (Date.now() >= deadline) break;
    try {
      await work(deadline);
      done.push(name);
    } catch (error) {
      failed.push(name);
      log.error(
        { step: name, message: error instanceof Error ? error.message : String(error) },
        'housekeeping',
      );
    }
  }
  return { done, failed };
}
