import { CountCards } from '@/components/admin/dashboard/count-cards';
import { EndingRegistrations } from '@/components/admin/dashboard/ending-registrations';
import { NeedsAttention } from '@/components/admin/dashboard/needs-attention';
import { OldProgress } from '@/components/admin/dashboard/old-progress';
import { OwedFilings } from '@/components/admin/dashboard/owed-filings';
import { ScreenLinks } from '@/components/admin/dashboard/screen-links';
import { WaitingWork } from '@/components/admin/drafts/waiting-work';
import { DueFollowUps } from '@/components/admin/enquiries/dashboard/due-follow-ups';
import { NewestEnquiries } from '@/components/admin/enquiries/dashboard/newest-enquiries';
import { HeldNotice } from '@/components/admin/enquiries/inbox/held-notice';
import { RefreshOnNews } from '@/components/admin/enquiries/news/refresh-on-news';
import { RecentChanges } from '@/components/admin/history/recent-changes';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { BrandIcon } from '@/components/shared/brand-icon';
import { dashboardLines } from '@/lib/content/admin/admin-dashboard';
import { messages } from '@/lib/content/messages';
import { site } from '@/lib/content/site';
import { countDirectors } from '@/lib/domain/board/queries';
import { countBrands } from '@/lib/domain/brands/queries';
import { listWaitingWork } from '@/lib/domain/drafts/waiting';
import {
  countTabs,
  findHeldLately,
  listDueFollowUps,
  listEnquiries,
} from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { listOwedForAdmin } from '@/lib/domain/filing/owed';
import { countHeroImages } from '@/lib/domain/hero/queries';
import { toHistoryLines } from '@/lib/domain/history/lines';
import { listHistory } from '@/lib/domain/history/queries';
import { listDeadDeliveries } from '@/lib/domain/notifications/deliveries';
import { listOldProgress } from '@/lib/domain/progress/old';
import { countHiddenProjects, countProjects, listProjectGaps } from '@/lib/domain/projects/admin-queries';
import { listEndingsForAdmin } from '@/lib/domain/projects/ends';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { type Editor, hasRole, type Sales } from '@/lib/server/auth/viewer';
import { isCronSecretMissing } from '@/lib/server/http/cron-route';

const newestFilter = enquiryFilter.parse({ tab: 'all', limit: dashboardLines });
const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: site.timeZone });

async function readContent(editor: Editor) {
  const [board, projects, hiddenProjects, heroImages, brands, gaps, history, endings, owed, old] =
    await Promise.all([
      countDirectors(editor),
      countProjects(editor),
      countHiddenProjects(editor),
      countHeroImages(editor),
      countBrands(editor),
      listProjectGaps(editor),
      listHistory(editor, { limit: 40 }),
      listEndingsForAdmin(editor),
      listOwedForAdmin(editor),
      listOldProgress(editor),
    ]);
  const counts = { board, projects, hiddenProjects, heroImages, brands };
  return { counts, gaps, endings, owed, old, lines: toHistoryLines(history.entries) };
}

async function readEnquiries(sales: Sales, now: Date) {
  const [tabs, held, dead, newest, due] = await Promise.all([
    countTabs(sales),
    findHeldLately(sales, now),
    listDeadDeliveries(sales),
    listEnquiries(sales, newestFilter),
    listDueFollowUps(sales, { limit: dashboardLines, now }),
  ]);
  const gaps = {
    newEnquiries: tabs.new,
    overdue: tabs.overdue,
    deadMails: dead.length,
    isCronSecretMissing: isCronSecretMissing(),
  };
  return { gaps, held, newest: newest.enquiries, due };
}

export default async function DashboardPage() {
  const editor = await requireEditorPage();
  const now = new Date();
  const [identity, content, enquiries, waiting] = await Promise.all([
    getShownIdentity(),
    readContent(editor),
    hasRole(editor, 'sales') ? readEnquiries(editor, now) : null,
    listWaitingWork(editor),
  ]);
  return (
    <>
      {/* ADM-3: below 768 px only this sentence is shown. */}
      <div className="desktop-only-notice flex min-h-[calc(100dvh-56px)] flex-col items-start justify-center gap-6 px-8 pb-14 admin:hidden">
        <BrandIcon identity={identity} className="h-11 w-11" />
        <h1 className="font-medium text-[20px] leading-[29px]">{messages.admin.restricted}</h1>
        <ScreenLinks role={editor.role} />
      </div>
      <div className="hidden admin:block">
        {enquiries && <RefreshOnNews newestAt={enquiries.newest[0]?.createdAt ?? ''} />}
        <PageBody>
          <PageHead title="Dashboard" note={today.format(now)} />
          {enquiries?.held && <HeldNotice held={enquiries.held} now={now} className="mt-4" />}
          <div className="mt-4">
            <CountCards counts={content.counts} />
            <div className="mt-4 grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1.9fr)_minmax(320px,1fr)]">
              <div className="grid min-w-0 gap-4">
                {enquiries && (
                  <>
                    <NewestEnquiries
                      enquiries={enquiries.newest}
                      newCount={enquiries.gaps.newEnquiries}
                      now={now}
                    />
                    <DueFollowUps
                      today={enquiries.due.today}
                      tomorrow={enquiries.due.tomorrow}
                      overdue={enquiries.gaps.overdue}
                      now={now}
                    />
                  </>
                )}
                {(!enquiries || waiting.drafts.length + waiting.planned.length > 0) && (
                  <WaitingWork waiting={waiting} />
                )}
              </div>
              <div className="grid min-w-0 gap-4">
                <EndingRegistrations endings={content.endings} />
                <OwedFilings owed={content.owed} />
                <OldProgress projects={content.old} />
                <NeedsAttention gaps={{ ...content.gaps, enquiries: enquiries?.gaps ?? null }} />
                <RecentChanges entries={content.lines} />
              </div>
            </div>
          </div>
        </PageBody>
      </div>
    </>
  );
}
