import type { Route } from 'next';
import { claimPlaces } from '@/lib/content/projects/contradictions';
import { describeContradiction, listClaimFields } from '@/lib/shared/projects/contradictions';
import { formatDay } from '@/lib/shared/time/format-moment';
import type { Found, FoundItem, LaunchState } from './check';
import { done, open, plural } from './check';

const mostListed = 20;

function openWith(text: string, count: number, items: FoundItem[]): Found {
  return open(`${text}${count > items.length ? ` The first ${items.length}:` : ''}`, { items });
}

export function findWordings({ wording: { count, first } }: LaunchState): Found {
  if (count === 0) return done('No text breaks a rule, except those that you accepted.');
  return openWith(
    `${plural(count, 'One text says', 'texts say')} something that a rule does not allow. Change it, or keep it with a reason.`,
    count,
    first.map(({ name, field, words, href }) => ({
      text: `${name}, ${field}: “${words}”`,
      links: [{ name: 'Change it', href }],
    })),
  );
}

const sheetOf = (id: string, part: string | null): Route =>
  `/admin/projects?edit=${id}${part === null ? '' : `&part=${part}`}` as Route;

export function findContradictions({ contradictions: { count, first } }: LaunchState): Found {
  if (count === 0) return done('Registrations, fields and texts of all projects on the website match.');
  return openWith(
    `${plural(count, 'One thing is', 'things are')} stated in two places and do not match.`,
    count,
    first.map(({ _id, name, contradiction }) => ({
      text: `${name}: ${describeContradiction(contradiction)}`,
      links: listClaimFields(contradiction).map((field) => ({
        name: claimPlaces[field].name,
        href: sheetOf(_id, claimPlaces[field].part),
      })),
    })),
  );
}

export function findBrochures({ contradictions: { oldBrochures } }: LaunchState): Found {
  if (oldBrochures.length === 0)
    return done('All brochures are newer than the last change of their project.');
  return openWith(
    `${plural(oldBrochures.length, 'One brochure was', 'brochures were')} created before the project was changed.`,
    oldBrochures.length,
    oldBrochures.slice(0, mostListed).map(({ projectId, _id, name, title, madeOn, changedOn }) => ({
      text: `${name}: “${title}” is from ${formatDay(madeOn)}, the project was changed on ${formatDay(changedOn)}`,
      links: [
        { name: 'Brochure', href: `/admin/projects/${projectId}/documents?edit=${_id}` as Route },
        { name: 'Project', href: sheetOf(projectId, null) },
      ],
    })),
  );
}
