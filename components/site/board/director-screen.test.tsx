import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DirectorScreen } from './director-screen';

const director = {
  _id: '01900000-0000-7000-8000-000000000000',
  name: 'Meera',
  position: 'Director',
  bio: '',
  image: null,
  version: 1,
  updatedAt: '2026-11-21T00:00:00.000Z',
};

describe('a director without a biography', () => {
  // proves: BOARD-1, STATE-5
  it.each(['', '<p></p>', '<p>&nbsp;</p><p> </p>'])('%j counts as none, and that is said', (bio) => {
    expect(renderToStaticMarkup(<DirectorScreen director={{ ...director, bio }} next={null} />)).toContain(
      'Bio not available.',
    );
  });

  it('stands with the picture that stands in for a person', () => {
    expect(renderToStaticMarkup(<DirectorScreen director={director} next={null} />)).toContain(
      '/default-avatar.png',
    );
  });
});

it('A director leads on to the next', () => {
  const html = renderToStaticMarkup(
    <DirectorScreen director={director} next={{ _id: 'two', name: 'Ravi' }} />,
  );
  expect(html).toContain('href="/board/two"');
  expect(html).toContain('Next: Ravi');
});
