import type { Route } from 'next';
import { z } from 'zod';
import { isId } from '@/lib/shared/parsing/id';
import { laterDay } from '@/lib/shared/time/office-clock';

export type VisitsQuery = { day: string; view: 'day' | 'week'; project: string };

type Asked = Record<string, string | string[] | undefined>;

export function readVisitsQuery({ day, view, project }: Asked, today: string): VisitsQuery {
  const isDay = typeof day === 'string' && z.iso.date().safeParse(day).success;
  return {
    day: isDay ? day : today,
    view: view === 'week' ? 'week' : 'day',
    project: typeof project === 'string' && isId(project) ? project : '',
  };
}

export function toVisitsPath(query: VisitsQuery): Route {
  const said = Object.entries(query).filter(
    ([name, value]) => value !== '' && !(name === 'view' && value === 'day'),
  );
  const search = new URLSearchParams(said).toString();
  return `/admin/visits${search && `?${search}`}` as Route;
}

/** From Monday. */
export function weekOf(day: string): string[] {
  const back = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => laterDay(day, at - back));
}
