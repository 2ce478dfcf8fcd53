import { Columns3, List } from 'lucide-react';
import Form from 'next/form';
import { Options } from '@/components/admin/ui/fields/options';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { type BoardStage, boardStages } from '@/lib/content/enquiries/board';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { boardPath } from '@/lib/content/nav';
import type { Board } from '@/lib/domain/enquiries/board/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { dayStart, formatShortDay } from '@/lib/shared/time/local-day';
import { AddEnquiryButton } from '../add/add-enquiry-button';
import { AssigneeSelect, ProjectSelect } from '../inbox/filter-selects';
import { SubmittingSelect } from '../inbox/submitting-select';
import { toInboxPath } from '../inbox-query';
import { BoardColumns } from './board-columns';

const [usual] = boardStages;

const viewLook = 'inline-flex h-11 items-center gap-2 border border-control px-3 font-semibold admin:h-9';

function ViewLinks({ search }: { search: string }) {
  return (
    <nav aria-label="How the enquiries are shown" className="hidden wide:flex">
      <IntentLink
        href={toInboxPath(search)}
        className={`${viewLook} rounded-l-[2px] border-r-0 bg-field hover:bg-sand`}
      >
        <List size={16} strokeWidth={1.6} aria-hidden="true" />
        List
      </IntentLink>
      <IntentLink
        href={boardPath}
        aria-current="page"
        className={`${viewLook} rounded-r-[2px] border-ink bg-ink text-white`}
      >
        <Columns3 size={16} strokeWidth={1.6} aria-hidden="true" />
        Board
      </IntentLink>
    </nav>
  );
}

function Filters({ board: { query, options }, shownStage }: { board: Board; shownStage: BoardStage }) {
  return (
    <search className="mt-4">
      <Form
        action={boardPath}
        key={`${query.assignee} ${query.project} ${shownStage}`}
        className="flex flex-wrap gap-2"
      >
        <span className="wide:hidden">
          <SubmittingSelect
            name="stage"
            label="Stage"
            value={shownStage === usual ? '' : shownStage}
            usual={stateNames[usual]}
          >
            <Options of={boardStages.slice(1).map((stage) => [stage, stateNames[stage]])} />
          </SubmittingSelect>
        </span>
        <AssigneeSelect usual="Everyone" value={query.assignee} people={options.people} />
        <ProjectSelect usual="All projects" value={query.project} projects={options.projects} />
      </Form>
    </search>
  );
}

type BoardScreenProps = { board: Board; shownStage: BoardStage; now: Date };

export function BoardScreen({ board, shownStage, now }: BoardScreenProps) {
  const { columns, query, options, since } = board;
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  const chosen = Object.entries(query).filter(([, value]) => value !== '');
  const toSearch = (entries: string[][]) => (entries.length > 0 ? `?${new URLSearchParams(entries)}` : '');
  return (
    <PageBody>
      <PageHead title="Pipeline">
        <div className="flex items-center gap-3">
          <ViewLinks search={toSearch(chosen)} />
          <AddEnquiryButton options={options} />
        </div>
      </PageHead>
      <p className="mt-3 text-stone admin:mt-1 admin:text-[13px]">
        {formatCount(total)} open, and closed since {formatShortDay(dayStart(since, '12:00').toISOString())}
      </p>
      <Filters board={board} shownStage={shownStage} />
      <div className="mt-4">
        <BoardColumns board={{ columns, query, since }} shownStage={shownStage} now={now} />
      </div>
    </PageBody>
  );
}
