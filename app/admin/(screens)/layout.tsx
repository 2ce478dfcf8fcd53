import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { FrameBar } from '@/components/admin/chrome/frame-bar';
import { MobileBar } from '@/components/admin/chrome/mobile-bar';
import { SidePanel } from '@/components/admin/chrome/side-panel';
import { EnquiryNews } from '@/components/admin/enquiries/news/enquiry-news';
import {
  BackgroundUploadsFrame,
  BackgroundUploadsWatcher,
} from '@/components/admin/pictures/background-uploads/background-uploads-frame';
import { DirectUploadsProvider } from '@/components/admin/pictures/direct-uploads';
import { AppWorker } from '@/components/admin/push-notifications/app-worker';
import { SearchKeys } from '@/components/admin/search/search-keys';
import { PasswordPrompt } from '@/components/admin/session/password-prompt';
import { Toaster } from '@/components/admin/ui/notices/toaster';
import { RoleProvider } from '@/components/admin/ui/role';
import { TodayProvider } from '@/components/admin/ui/today';
import { countBin } from '@/lib/domain/bin/queries';
import { countNewEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { driveJobsAfter } from '@/lib/domain/jobs';
import { listLaunchGaps } from '@/lib/domain/launch/queries';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { requireAccountPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { getOutboxStatus } from '@/lib/server/delivery/outbox/status';
import { env } from '@/lib/server/env';
import { readPart } from '@/lib/server/http/screen-part';
import { toDay } from '@/lib/shared/time/local-day';

// Every response depends on the viewer, and has its own CSP nonce.
export const instant = false;

export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const requestHeaders = await headers();
  const staff = await requireAccountPage();
  driveJobsAfter({ headers: requestHeaders });
  const isSales = hasRole(staff, 'sales');
  // A part that fails must not break the page.
  const [identity, newEnquiries, overdueLeads, launchGaps, binCount] = await Promise.all([
    getShownIdentity(),
    isSales ? readPart(() => countNewEnquiries(staff), 0) : 0,
    isSales ? readPart(async () => (await getOutboxStatus()).overdueLeads, 0) : 0,
    hasRole(staff, 'admin') ? readPart(() => listLaunchGaps(staff), null) : null,
    hasRole(staff, 'editor') ? readPart(() => countBin(staff), 0) : 0,
  ]);
  const now = new Date();
  const { name, email, role } = staff;
  const person = { identity, name, email, role, newEnquiries, binCount };
  return (
    <TodayProvider today={toDay(now)}>
      <a href="#content" className="admin-skip">
        Skip to the content
      </a>
      <MobileBar person={person} />
      <BackgroundUploadsFrame className="sticky top-14 z-[9] max-h-[40dvh] overflow-y-auto border-line border-b bg-field px-4 py-2 admin:hidden print:hidden" />
      <aside className="fixed inset-y-0 left-0 z-20 hidden w-60 flex-col border-line border-r bg-sand admin:flex print:hidden">
        <div className="min-h-0 flex-1">
          <SidePanel person={person} />
        </div>
        <BackgroundUploadsFrame className="max-h-[45dvh] overflow-y-auto border-line border-t bg-field px-4 py-3" />
      </aside>
      <main id="content" tabIndex={-1} className="admin:pl-60 outline-none print:pl-0">
        <FrameBar overdue={overdueLeads} gaps={launchGaps} isAdmin={hasRole(staff, 'admin')} />
        <DirectUploadsProvider
          forAll={env.BLOB_READ_WRITE_TOKEN !== undefined}
          onRequest={env.PRIVATE_BLOB_READ_WRITE_TOKEN !== undefined}
        >
          <RoleProvider role={role}>{children}</RoleProvider>
        </DirectUploadsProvider>
      </main>
      {isSales && <EnquiryNews newCount={newEnquiries} at={now.toISOString()} />}
      <BackgroundUploadsWatcher />
      <AppWorker />
      <PasswordPrompt />
      <SearchKeys role={staff.role} />
      <Toaster />
    </TodayProvider>
  );
}
