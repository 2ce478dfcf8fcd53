import { Package } from 'lucide-react';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { filingTexts } from '@/lib/content/filing';
import type { RegistrationFilings } from '@/lib/domain/filing/dto';
import { hasEnded } from '@/lib/shared/filing/quarters';
import { registrationSheet } from '@/lib/shared/projects/registration-sheet';
import { formatDay } from '@/lib/shared/time/format-moment';
import { FilingBlanks, FilingParts } from './filing-parts';
import { FilingDue, FilingSizes, PageSaysOtherwise } from './filing-side';
import { MarkAsFiled } from './mark-as-filed';
import { packHref } from './pack-href';
import { QuarterList } from './quarter-list';
import type { ShownFiling } from './shown-filing';

type FilingScreenProps = {
  project: { _id: string; name: string; registrations: RegistrationFilings[] };
  shown: ShownFiling | null;
  today: string;
  isAdmin: boolean;
};

const trail =
  'inline-flex min-h-11 items-center text-terra-deep underline underline-offset-[3px] admin:min-h-6';

const look =
  'inline-flex h-11 shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-[2px] px-3.5 font-semibold admin:h-9';
const primary = `${look} bg-terra text-white hover:bg-terra-deep`;

function PackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={primary}>
      <Package size={16} strokeWidth={1.6} aria-hidden="true" />
      {children}
    </a>
  );
}

function Actions({
  projectId,
  shown,
  today,
  isAdmin,
}: { projectId: string; shown: ShownFiling } & Pick<FilingScreenProps, 'today' | 'isAdmin'>) {
  const { registration, chosen } = shown;
  const { quarter, filed } = chosen;
  const asked = { projectId, quarter, number: registration.number };
  if (filed)
    return filed.isKept ? <PackLink href={packHref(asked, 'filed')}>Open as it was filed</PackLink> : null;
  const isOver = hasEnded(quarter, today);
  return (
    <>
      {isOver && isAdmin && <MarkAsFiled asked={asked} today={today} />}
      <PackLink href={packHref(asked)}>{isOver ? 'Download the files' : 'Try the files'}</PackLink>
    </>
  );
}

export function FilingScreen({ project, shown, ...viewer }: FilingScreenProps) {
  const { _id, name, registrations } = project;
  return (
    <PageBody>
      <p className="flex items-center gap-2 pt-4 admin:pt-[26px]">
        <IntentLink href="/admin/projects" className={trail}>
          Projects
        </IntentLink>
        <span aria-hidden="true">/</span>
        <IntentLink href={`/admin/projects?edit=${_id}` as Route} className={`${trail} min-w-0 break-words`}>
          {name}
        </IntentLink>
      </p>
      <PageHead title="Quarterly update (RERA)" />
      {shown ? (
        <>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 text-stone wrap-anywhere">
              {[shown.registration.towers, shown.registration.number].filter(Boolean).join('. ')}
            </p>
            <div className="flex flex-wrap gap-2">
              <Actions projectId={_id} shown={shown} {...viewer} />
            </div>
          </div>
          {shown.registration.lapsedOn && (
            <p className="mt-3 text-warning">{filingTexts.lapsed(formatDay(shown.registration.lapsedOn))}</p>
          )}
          <div className="mt-5 grid items-start gap-5 min-[1200px]:grid-cols-[232px_minmax(0,1fr)_272px]">
            <QuarterList projectId={_id} registrations={registrations} shown={shown} today={viewer.today} />
            <div className="grid min-w-0 gap-4">
              {shown.pack.facts.isPlotted ? (
                <p className="rounded-[3px] border border-hairline bg-field p-4">{filingTexts.plots}</p>
              ) : (
                <FilingParts projectId={_id} pack={shown.pack} isFiled={shown.chosen.filed !== null} />
              )}
              <FilingBlanks facts={shown.pack.facts} />
            </div>
            <div className="grid gap-4">
              <FilingDue chosen={shown.chosen} today={viewer.today} />
              <FilingSizes shown={shown} />
              <PageSaysOtherwise contradictions={shown.pack.contradictions} />
              <p className="text-stone admin:text-[13px]">{filingTexts.checkOnce}</p>
            </div>
          </div>
        </>
      ) : (
        <p className="mt-5 max-w-[42em]">
          This project has no registration, so there is nothing to file.{' '}
          <IntentLink href={registrationSheet(_id)} className={trail}>
            Add its registration
          </IntentLink>
        </p>
      )}
    </PageBody>
  );
}
