import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { anyPicture } from '@/components/admin/pictures/photo-slot';
import { optionalDay, optionalNumber, requiredText } from '@/lib/shared/parsing/fields';
import { listLabels } from '@/lib/shared/parsing/record-fields';
import { lazyPlain } from './lazy-plain';
import { PlainDialog } from './plain-dialog';
import type { PlainKind } from './plain-kind';
import { PlainScreen } from './plain-screen';
import { PlainSheet } from './plain-sheet';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin/testimonials',
}));
vi.mock('@/lib/domain/records/actions', () => ({}));
vi.mock('@/lib/domain/drafts/actions', () => ({}));
vi.mock('@/components/admin/ui/dialogs/modal', () => ({
  Modal: ({ title, footer, children }: { title: string; footer: ReactNode; children: ReactNode }) => (
    <section aria-label={title}>
      {children}
      {footer}
    </section>
  ),
}));

const fields = z.object({
  title: requiredText('Title is required', 120).meta({ label: 'Title' }),
  year: optionalNumber({ max: 2100, places: 0 }).meta({ label: 'Year' }),
  givenOn: optionalDay.meta({ label: 'Given on', isDay: true }),
  level: z.enum(['state', 'national']).meta({ label: 'Level' }),
});
const of: PlainKind = {
  kind: 'testimonial',
  fields,
  noun: 'award',
  one: 'Award',
  pictures: 'many',
  photo: anyPicture,
  isVersioned: false,
  parentId: undefined,
  nameOf: (record) => (record as { title: string }).title,
};
const opened = {
  record: null,
  draft: null,
  scheduleHint: '',
  onSaved: () => {},
  onDraftSaved: () => {},
  onClose: () => {},
};
const record = { _id: 'a', title: 'Best Builder', year: 2024, givenOn: '', level: 'state', version: 1 };

describe('a kind that is no more than its fields', () => {
  it.each([
    ['dialog', PlainDialog],
    ['sheet', PlainSheet],
  ])('has a %s with a control for each, as its schema says it, and with its pictures', (_name, Form) => {
    const html = renderToStaticMarkup(<Form {...opened} of={of} />);
    expect(html).toContain('aria-label="Add Award"');
    for (const { label } of fields.keyof().options.map((name) => fields.shape[name].meta() ?? {}))
      expect(html).toContain(label);
    expect(html).toMatch(
      /<input[^>]*type="number"[^>]*id="testimonial-year"|id="testimonial-year"[^>]*type="number"/,
    );
    expect(html).toMatch(/id="testimonial-givenOn"[^>]*type="date"|type="date"[^>]*id="testimonial-givenOn"/);
    expect(html).toContain('<option value="national">national</option>');
    expect(html).toContain('testimonial-pictures');
  });

  it('has a screen that lists its records by their first field, with what the others say', () => {
    const html = renderToStaticMarkup(
      <PlainScreen
        kind="testimonial"
        labels={listLabels(fields)}
        plain={lazyPlain(async () => fields)}
        noun="award"
        records={[record as never]}
        meanwhile="None."
      />,
    );
    expect(html).toContain('Best Builder');
    expect(html).toMatch(/<dt>Year<\/dt><dd[^>]*>2024<\/dd>/);
    expect(html).not.toContain('Given on');
    expect(html).toContain('Add Award');
  });
});
