import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DirectorDialog } from '@/components/admin/board/director-dialog';
import { PlainDialog } from '@/components/admin/records/plain/plain-dialog';
import type { PlainKind } from '@/components/admin/records/plain/plain-kind';
import { ResponderPart } from '@/components/admin/settings/responder-part';
import { requiredText } from '@/lib/shared/parsing/fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import { anyPicture, type PhotoSlot } from './photo-slot';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin/board',
}));
vi.mock('@/lib/domain/records/actions', () => ({}));
vi.mock('@/lib/domain/drafts/actions', () => ({}));
vi.mock('@/lib/domain/settings/actions', () => ({}));
vi.mock('@/components/admin/ui/rich-text/rich-text-field', () => ({ RichTextField: () => null }));
vi.mock('@/components/admin/ui/dialogs/modal', () => ({
  Modal: ({ children }: { children: ReactNode }) => <section>{children}</section>,
}));

const picture: Picture = {
  _id: 'picture',
  ...{ url: '/uploads/picture.png', src: '/uploads/picture.png', public_id: 'picture', alt: '' },
  ...{ width: 800, height: 1000, blurDataURL: null, focal: { x: 0.5, y: 0.5 } },
};

const opened = {
  draft: null,
  scheduleHint: '',
  onSaved: () => {},
  onDraftSaved: () => {},
  onClose: () => {},
};
const stored = { _id: 'one', version: 1, updatedAt: '2026-11-01T10:00:00.000Z' };

const showDirector = (image: Picture | null) => (
  <DirectorDialog
    {...opened}
    record={image && { ...stored, name: 'Asha Rai', position: 'Director', bio: '', image }}
  />
);

const showResponder = (image: Picture | null) => (
  <ResponderPart
    {...opened}
    record={{
      ...stored,
      _id: 'responder',
      part: 'responder',
      value: { name: 'Divya Rao', role: '', picture: image && { _id: image._id, focal: image.focal } },
      pictures: image ? [image] : [],
    }}
  />
);

const plain: PlainKind = {
  kind: 'brand',
  fields: z.object({ title: requiredText('Title is required', 120).meta({ label: 'Title' }) }),
  noun: 'award',
  one: 'Award',
  pictures: 'one',
  photo: anyPicture,
  isVersioned: false,
  parentId: undefined,
  nameOf: (record) => (record as { title: string }).title,
};

const showPlain = (image: Picture | null, photo: PhotoSlot = anyPicture) => (
  <PlainDialog
    {...opened}
    of={{ ...plain, photo }}
    record={image && { ...stored, title: 'Best Builder', image }}
  />
);

/** What somebody reads, with one space between its parts. */
const read = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the field of one picture', () => {
  it.each([
    ['of a director', showDirector],
    ['of who answers enquiries', showResponder],
  ])('%s asks for a portrait, and shows it upright with a person behind it', (_whose, show) => {
    const html = renderToStaticMarkup(show(null));
    expect(read(html)).toContain(
      'Photo required Choose a photo or drop it here From the library Portrait, at least 800 × 1000. ',
    );
    expect(html).toMatch(/<button[^>]*aria-describedby="[\w-]+-hint"[^>]*class="grid aspect-\[4\/5\] w-36/);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*aria-label="Photo"/);
    expect(html).not.toContain('If you choose nothing');

    const changed = renderToStaticMarkup(show(picture));
    expect(read(changed)).toContain(
      'Photo Replace photo From the library Portrait, at least 800 × 1000. If you choose nothing, the present photo stays. ',
    );
    expect(changed).toContain('class="relative aspect-[4/5] w-36');
    expect(changed).toContain('data-fallback="/default-avatar.png"');
  });

  it('of a kind that says nothing of its picture asks for no portrait, shows it across, and can stay empty', () => {
    const hint = 'JPEG, PNG, WebP, HEIC or SVG, up to 15 MB.';
    const html = renderToStaticMarkup(showPlain(null));
    expect(read(html)).toContain(` Picture Choose a picture or drop it here From the library ${hint} `);
    expect(html).toContain('class="grid aspect-[16/10] w-36');
    expect(html).toMatch(/<input[^>]*type="file"[^>]*aria-label="Picture"/);

    const changed = renderToStaticMarkup(showPlain(picture));
    expect(read(changed)).toContain(
      `Picture Replace picture From the library ${hint} If you choose nothing, the present picture stays. `,
    );
    expect(changed).toContain('class="relative aspect-[16/10] w-36');
    expect(changed).toContain('data-fallback="/media/default-project/960.webp"');
    expect(read(html + changed)).not.toMatch(/portrait|photo/i);
  });

  it('of a kind that calls its picture an emblem speaks of an emblem', () => {
    const emblem: PhotoSlot = {
      label: 'Emblem',
      isRequired: true,
      hint: 'A square.',
      aspect: 'aspect-square',
      fallback: 'person',
    };
    const html = renderToStaticMarkup(showPlain(null, emblem));
    expect(read(html)).toContain(
      'Emblem required Choose an emblem or drop it here From the library A square. ',
    );
    expect(read(renderToStaticMarkup(showPlain(picture, emblem)))).toContain('Focal point of the emblem');
  });
});
