import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { CountCards } from '@/components/admin/dashboard/count-cards';
import { NeedsAttention } from '@/components/admin/dashboard/needs-attention';
import { ScreenLinks } from '@/components/admin/dashboard/screen-links';
import { DueFollowUps } from '@/components/admin/enquiries/due-follow-ups';
import { NewestEnquiries } from '@/components/admin/enquiries/newest-enquiries';
import { RefreshOnNews } from '@/components/admin/enquiries/refresh-on-news';
import { RecentChanges } from '@/components/admin/history/recent-changes';
import { Mark } from '@/components/shared/mark';
import { dashboardLines } from '@/lib/content/admin-dashboard';
import { messages } from '@/lib/content/messages';
import { site } from '@/lib/content/site';
import { countDirectors } from '@/lib/domain/board/queries';
import { countBrands } from '@/lib/domain/brands/queries';
import {
  countTabs,
  listDeadDeliveries,
  listDueFollowUps,
  listEnquiries,
} from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { countHeroImages } from '@/lib/domain/hero/queries';
import { toHistoryLines } from '@/lib/domain/history/lines';
import { listHistory } from '@/lib/domain/history/queries';
import { countProjects, listProjectGaps } from '@/lib/domain/projects/queries';
import { requireAdminPage } from '@/lib/server/auth/page';
import { isCronSecretMissing } from '@/lib/server/http/cron-route';

const newestFilter = enquiryFilter.parse({ tab: 'all', limit: dashboardLines });
const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: site.timeZone });

export default async function DashboardPage() {
  const admin = await requireAdminPage();
  const now = new Date();
  const [board, projects, heroImages, brands, gaps, tabs, dead, history, newest, due] = await Promise.all([
    countDirectors(admin),
    countProjects(admin),
    countHeroImages(admin),
    countBrands(admin),
    listProjectGaps(admin),
    countTabs(admin),
    listDeadDeliveries(admin),
    listHistory(admin, { limit: 40 }),
    listEnquiries(admin, newestFilter),
    listDueFollowUps(admin, { limit: dashboardLines, now }),
  ]);
  const attention = {
    ...gaps,
    newEnquiries: tabs.new,
    overdue: tabs.overdue,
    deadMails: dead.length,
    isCronSecretMissing: isCronSecretMissing(),
  };
  return (
    <>
      {/* ADM-3: below 768 px only this sentence, under the bar, with the way to the other screens. */}
      <div className="desktop-only-notice flex min-h-[calc(100dvh-56px)] flex-col items-start justify-center gap-6 px-8 pb-14 admin:hidden">
        <Mark className="h-11 w-11" />
        <h1 className="font-medium text-[20px] leading-[29px]">{messages.admin.restricted}</h1>
        <ScreenLinks />
      </div>
      <div className="hidden admin:block">
        <RefreshOnNews newestAt={newest.enquiries[0]?.createdAt ?? ''} />
        <PageBody>
          <PageHead title="Dashboard" note={today.format(now)} />
          <div className="mt-4">
            <CountCards counts={{ board, projects, heroImages, brands }} />
            <div className="mt-4 grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1.9fr)_minmax(320px,1fr)]">
              <div className="grid min-w-0 gap-4">
                <NewestEnquiries enquiries={newest.enquiries} newCount={tabs.new} now={now} />
                <DueFollowUps today={due.today} tomorrow={due.tomorrow} overdue={tabs.overdue} now={now} />
              </div>
              <div className="grid min-w-0 gap-4">
                <NeedsAttention gaps={attention} />
                <RecentChanges entries={toHistoryLines(history.entries)} />
              </div>
            </div>
          </div>
        </PageBody>
      </div>
    </>
  );
}
