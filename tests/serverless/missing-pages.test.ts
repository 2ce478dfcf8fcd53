import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/pages/not-found';
import { type Host, startHost } from '../support/serverless/host';
import { unknownId } from '../support/values';

let host: Host;

beforeAll(async () => {
  host = await startHost();
});

afterAll(() => host.stop());

it.each([
  ['/projects/nope', messages.projects.detailFailed, notFoundContent.project],
  [`/projects/${unknownId}`, messages.projects.detailFailed, notFoundContent.project],
  ['/board/nope', messages.board.detailFailed, notFoundContent.director],
  ['/projects/page/998', messages.notFound, notFoundContent.text],
  ['/no-such-page', messages.notFound, notFoundContent.text],
])(
  '%s is 404, and says so without scripts, in its title and with a way onward',
  async (path, title, text) => {
    // Drawn by one process, kept by the host, and answered by the other.
    for (const _visit of ['first', 'second']) {
      const answer = await fetch(`${host.url}${path}`);
      const html = await answer.text();
      expect(answer.status).toBe(404);
      const document = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect(document.match(/<title>(.*?)<\/title>/)?.[1]).toContain(title);
      expect(document.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title);
      expect(document).toContain(text);
      for (const { href } of notFoundContent.ways) expect(document).toContain(`href="${href}"`);
      expect(document).toContain('<meta name="robots" content="noindex');
      expect(document).toContain('<html lang="en-IN"');
      expect(document).toContain('</footer>');
    }
  },
);
