'use client';

import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { visitStateNames } from '@/lib/content/visits';
import type { FreeTime } from '@/lib/domain/visits/dto';
import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { formatClock, formatLongDay, toDay } from '@/lib/shared/time/local-day';
import { type ListedVisit, VisitItem } from './visit-item';
import { VisitSign, visitLooks } from './visit-look';

type WeekGridProps = {
  days: readonly { day: string; isOff: boolean; count: number }[];
  visits: ListedVisit[];
  free: FreeTime[];
  today: string;
  now: Date;
};

type Place = { row: number; cell: number };

const usualHours = [9, 17] as const;
const mostShown = 2;

const hourOf = (startsAt: string) => Number(formatClock(startsAt).slice(0, 2));
const nameOf = (hour: number) => `${hour}:00`;

function listHours(moments: string[]): number[] {
  const hours = moments.map(hourOf);
  const [first, last] = [Math.min(usualHours[0], ...hours), Math.max(usualHours[1], ...hours)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function describe(day: string, hour: number, visits: ListedVisit[], freeCount: number): string {
  const states = [...new Set(visits.map(({ state }) => visitStateNames[state].toLowerCase()))];
  const said =
    visits.length > 0
      ? [`${visits.length} ${visits.length === 1 ? 'visit' : 'visits'}`, ...states]
      : [freeCount > 0 ? 'free' : 'nothing'];
  return [`${weekdayOf(day)} ${nameOf(hour)}`, ...said].join(', ');
}

function Cards({ visits }: { visits: ListedVisit[] }) {
  const left = visits.length - mostShown;
  return (
    <>
      {visits.slice(0, mostShown).map(({ _id, state, enquiry, project, with: person }) => (
        <span
          key={_id}
          className={`hidden min-w-0 flex-1 overflow-hidden rounded-[2px] border-current border-l-[3px] px-1.5 py-1 text-left text-[12.5px] leading-4 wide:block ${visitLooks[state].ground} ${visitLooks[state].text}`}
        >
          <span className="flex items-center gap-1 font-semibold">
            <VisitSign state={state} size={13} />
            <span className="truncate">{enquiry.title}</span>
          </span>
          <span className="block truncate text-ink-2">{project.name}</span>
          {person && <span className="block truncate text-ink-2">{person}</span>}
        </span>
      ))}
      {left > 0 && <span className="hidden text-[12px] text-stone wide:block">{left} more</span>}
      {visits[0] && (
        <span
          className={`grid h-full w-full place-items-center rounded-[2px] font-semibold wide:hidden ${visitLooks[visits[0].state].ground} ${visitLooks[visits[0].state].text}`}
        >
          {visits.length > 1 ? visits.length : <VisitSign state={visits[0].state} />}
        </span>
      )}
    </>
  );
}

export function WeekGrid({ days, visits, free, today, now }: WeekGridProps) {
  const hours = listHours([...visits, ...free].map(({ startsAt }) => startsAt));
  const [place, setPlace] = useState<Place>({ row: 0, cell: 0 });
  const [opened, setOpened] = useState<Place | null>(null);
  const at = <T extends { startsAt: string }>(all: T[], day: string, hour: number) =>
    all.filter(({ startsAt }) => toDay(startsAt) === day && hourOf(startsAt) === hour);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, Place> = {
      ArrowRight: { row: 0, cell: 1 },
      ArrowLeft: { row: 0, cell: -1 },
      ArrowDown: { row: 1, cell: 0 },
      ArrowUp: { row: -1, cell: 0 },
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(hours.length - 1, place.row + step.row));
    const cell = Math.max(0, Math.min(days.length - 1, place.cell + step.cell));
    setPlace({ row, cell });
    const grid = event.currentTarget.closest('table');
    grid?.querySelector<HTMLElement>(`[data-cell="${row}-${cell}"]`)?.focus();
  };

  const openedDay = opened && days[opened.cell]?.day;
  const openedHour = opened && hours[opened.row];
  const shown =
    openedDay && openedHour !== undefined && openedHour !== null ? at(visits, openedDay, openedHour) : [];
  const nowHour = hourOf(now.toISOString());
  const nowPart = Number(formatClock(now.toISOString()).slice(3)) / 60;
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-stone admin:text-[13px]">
        <span>
          <span
            aria-hidden="true"
            className="mr-1.5 inline-block h-3 w-3 border border-control border-dashed"
          />
          free, bookable on the website
        </span>
        {days.some(({ isOff }) => isOff) && <span>hatched: day off</span>}
      </p>
      <div className="mt-2 overflow-x-auto rounded-[3px] border border-hairline bg-field">
        <table aria-label="Visits of the week" className="w-full table-fixed border-collapse">
          <thead>
            <tr>
              <th scope="col" className="w-9 wide:w-14">
                <span className="sr-only">Time</span>
              </th>
              {days.map(({ day, isOff, count }) => (
                <th
                  key={day}
                  scope="col"
                  className={`border-hairline border-l px-0.5 py-2 font-semibold admin:text-[13px] wide:px-2 wide:text-left ${day === today ? 'border-b-[3px] border-b-terra' : 'border-b'}`}
                >
                  <span className="wide:hidden">{weekdayOf(day).slice(0, 1)} </span>
                  <span className="hidden wide:inline">{weekdayOf(day).slice(0, 3)} </span>
                  {Number(day.slice(8))}{' '}
                  <span className="font-normal text-stone">
                    <span className="hidden wide:inline">{day === today && 'today, '}</span>
                    {isOff ? (
                      <>
                        <span className="hidden wide:inline">day off</span>
                        <span className="wide:hidden">
                          –<span className="sr-only">day off</span>
                        </span>
                      </>
                    ) : (
                      count
                    )}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour, row) => (
              <tr key={hour}>
                <th
                  scope="row"
                  className="border-hairline border-b px-0.5 pt-1 align-top font-normal text-[12px] text-stone wide:text-[13px]"
                >
                  <span className="wide:hidden">{hour}</span>
                  <span className="hidden wide:inline">{nameOf(hour)}</span>
                </th>
                {days.map(({ day, isOff }, cell) => {
                  const here = at(visits, day, hour);
                  const freeHere = at(free, day, hour);
                  const isTabStop = place.row === row && place.cell === cell;
                  return (
                    <td
                      key={day}
                      className={`relative h-11 border-hairline border-b border-l p-0 wide:h-[68px] ${isOff ? 'visit-off' : ''}`}
                    >
                      {day === today && hour === nowHour && (
                        <span
                          aria-hidden="true"
                          className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-error"
                          style={{ top: `${nowPart * 100}%` }}
                        />
                      )}
                      <button
                        type="button"
                        data-cell={`${row}-${cell}`}
                        tabIndex={isTabStop ? 0 : -1}
                        aria-label={describe(day, hour, here, freeHere.length)}
                        aria-haspopup={here.length > 0 ? 'dialog' : undefined}
                        onFocus={() => setPlace({ row, cell })}
                        onKeyDown={onKeyDown}
                        onClick={() => here.length > 0 && setOpened({ row, cell })}
                        className="ring-inside flex h-full w-full items-stretch gap-1 p-0.5 wide:p-1"
                      >
                        <Cards visits={here} />
                        {here.length === 0 && freeHere.length > 0 && (
                          <span className="grid w-full place-items-center border border-control border-dashed text-[12.5px] text-stone">
                            <span className="hidden wide:inline">free</span>
                          </span>
                        )}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {openedDay && shown.length > 0 && (
        <Modal
          title={`${formatLongDay(openedDay)}, ${nameOf(openedHour ?? 0)}`}
          onClose={() => setOpened(null)}
          initialFocus="a"
          footer={<Button onClick={() => setOpened(null)}>Close</Button>}
        >
          <ul>
            {shown.map((visit) => (
              <VisitItem key={visit._id} visit={visit} now={now} />
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
