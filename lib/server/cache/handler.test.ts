import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';

type Page = { kind: 'APP_PAGE'; html: string; status?: number; headers: Record<string, string> };

vi.stubEnv('DATABASE_URL', '');
const Handler = createRequire(import.meta.url)('./handler.cjs') as new (
  context: object,
) => { set(key: string, value: Page, context: object): Promise<void> };

const script = '<script src="/_next/static/chunks/main.js" async=""></script>';

/** A page as it is once the handler has kept it. */
async function keep(html: string): Promise<Page> {
  const handler = new Handler({ fs: {}, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [] });
  const page: Page = { kind: 'APP_PAGE', html, headers: {} };
  await handler.set('/page', page, {});
  return page;
}

describe('a prerendered page', () => {
  it('has its scripts wait for its paint', async () => {
    const { html, status } = await keep(`<html lang="en-IN"><head>${script}</head><body>Words</body></html>`);
    expect(html).not.toContain(script);
    expect(html).toContain('type="text/after-paint"');
    expect(status).toBeUndefined();
  });

  it('that is empty without its scripts has them run at once, because it is never painted before', async () => {
    const page = `<html id="__next_error__"><head>${script}</head><body></body></html>`;
    const { html, headers } = await keep(page);
    expect(html).toBe(page);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('that says that nothing is there answers 404, and is painted before its scripts like any other', async () => {
    const { html, status } = await keep(
      `<html lang="en-IN"><head><meta name="prerender-status-code" content="404"/>${script}</head><body>Words</body></html>`,
    );
    expect(status).toBe(404);
    expect(html).toContain('type="text/after-paint"');
  });

  it('that only speaks of the mark in its words is there', async () => {
    const words = '&lt;meta name=&quot;prerender-status-code&quot; content=&quot;404&quot;/&gt;';
    expect((await keep(`<html><head></head><body>${words}</body></html>`)).status).toBeUndefined();
  });
});
