import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Filing, RegistrationFilings } from '@/lib/domain/filing/dto';
import { makeFacts } from '@/lib/shared/filing/make-facts';
import { FilingScreen } from './filing-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));
vi.mock('@/lib/domain/filing/actions', () => ({ markAsFiledAction: async () => {} }));

const { facts } = makeFacts({
  ...{ quarter: '2026-Q4', madeOn: '2027-01-04', isOnly: true },
  project: { name: 'Twin Palms', category: null },
  registration: { number: 'PRM/1', towers: '', lapsedOn: '' },
  towers: [{ name: 'East', floors: 12, basements: 1, stilts: 1, slabsCast: 9, height: 43.2 }],
  ...{ units: [], entries: [], papers: [], litigation: [] },
});
const filed: Filing = {
  ...{ quarter: '2026-Q4', filedOn: '2027-01-16', filedBy: 'Meera Shenoy' },
  ...{ sha256: 'ab'.repeat(32), bytes: 9_900_000, isKept: true },
};

function render({
  quarter = '2026-Q4',
  today = '2027-01-04',
  isAdmin = true,
  filing = null as Filing | null,
  keptUpTo = null as number | null,
} = {}) {
  const chosen = { quarter, dueOn: quarter === '2026-Q4' ? '2027-01-15' : '2027-04-15', filed: filing };
  const owed = filing || quarter !== '2026-Q4' ? [] : [quarter];
  const registration: RegistrationFilings = {
    ...{ number: 'PRM/1', towers: 'East', lapsedOn: '' },
    ...{ quarters: [chosen], owed },
  };
  const pack = { facts, before: null, sizes: null, keptUpTo, contradictions: [] };
  return renderToStaticMarkup(
    <FilingScreen
      project={{ _id: 'p', name: 'Twin Palms', registrations: [registration] }}
      shown={{ registration, chosen, pack }}
      today={today}
      isAdmin={isAdmin}
    />,
  );
}

describe('the screen of the quarterly filing', () => {
  it('offers the pack of a quarter that is over, and to admins to mark it as filed', () => {
    expect(render()).toContain('href="/api/admin/projects/p/filing/2026-Q4?number=PRM%2F1"');
    expect(render()).toContain('Download the files');
    expect(render()).toContain('Mark as filed');
    expect(render({ isAdmin: false })).not.toContain('Mark as filed');
  });

  it('lets a quarter be tried before it ends, and not be filed', () => {
    const html = render({ quarter: '2027-Q1' });
    expect(html).toContain('Try the files');
    expect(html).not.toContain('Mark as filed');
    expect(html).toContain('Not over yet');
  });

  it.each([
    ['2027-01-15', 'today', 'text-warning'],
    ['2027-01-16', '1 day late', 'text-error'],
  ])('on %s says %s in %s', (today, words, look) => {
    expect(render({ today })).toContain(`font-[550] ${look}">${words}`);
  });

  it('opens a filed one as it was filed, says that it was late, and offers nothing else', () => {
    const html = render({ filing: filed });
    expect(html).toContain('href="/api/admin/projects/p/filing/2026-Q4/filed?number=PRM%2F1"');
    expect(html).toContain('Filed on 16 Jan 2027 by Meera Shenoy');
    expect(html).toContain('1 day late');
    expect(html).not.toMatch(/Mark as filed|Download the files/);
  });

  it('names what is blank, and says before that a pack may be too large to be kept', () => {
    expect(render()).toContain('Money received and spent');
    expect(render()).toContain('check once against your log-in');
    expect(render({ keptUpTo: 4 * 1024 * 1024 })).toContain('at most 4.0 MB');
  });
});
