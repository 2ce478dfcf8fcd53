import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { untilHydrated } from './browser-test';

export const credentials = {
  email: process.env.TEST_ADMIN_EMAIL ?? '',
  password: process.env.TEST_ADMIN_PASSWORD ?? '',
};

/** Signs in as an API client does, gives the browser the same session (AUTH-7), and opens the page. */
export async function signIn(page: Page, path = '/admin'): Promise<void> {
  const answer = await page.request.post('/api/admin/auth/login', { data: credentials });
  const { token } = (await answer.json()) as { token: string };
  const url = new URL(process.env.TEST_BASE_URL ?? '').origin;
  await page.context().addCookies([{ name: 'next-auth.session-token', value: token, url, httpOnly: true }]);
  await openScreen(page, path);
}

/** Opens a screen of the back office, ready for keys and clicks. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Picks up by keyboard what the handle moves, which the page says; from the next timer on the arrow keys are listened to. */
export async function pickUp(handle: Locator, said: string | RegExp): Promise<void> {
  await handle.press('Enter');
  await expect(handle.page().getByText(said)).toBeAttached();
  await handle.page().evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The message boxes of the page; Next's own announcer of a new page is none. */
export const alertsOf = (page: Page) => page.locator('[role=alert]:not(#__next-route-announcer__)');

export async function makePicture(name: string, hue: number) {
  const background = { r: hue % 255, g: 90, b: 140 };
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Calls the API as its own clients do, with a bearer token. */
export async function openApi(request: APIRequestContext) {
  const answer = await request.post('/api/admin/auth/login', { data: credentials });
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return {
    async addProject(data: Record<string, unknown>): Promise<{ _id: string }> {
      const added = await request.post('/api/admin/projects', { headers, data });
      expect(added.status()).toBe(201);
      return (await added.json()) as { _id: string };
    },
    async changeProject(id: string, data: Record<string, unknown>): Promise<void> {
      const changed = await request.patch(`/api/admin/projects/${id}`, { headers, data });
      expect(changed.status()).toBe(200);
    },
    async addDirector(name: string, bio = ''): Promise<{ _id: string }> {
      const image = await makePicture('portrait.jpg', 30);
      const multipart = { name, position: 'Director', bio, image };
      const added = await request.post('/api/admin/board', { headers, multipart });
      expect(added.status()).toBe(201);
      return (await added.json()) as { _id: string };
    },
    async changeDirector(id: string, multipart: Record<string, string>): Promise<void> {
      const changed = await request.put(`/api/admin/board/${id}`, { headers, multipart });
      expect(changed.status()).toBe(200);
    },
    async addTestimonial(name: string): Promise<{ _id: string }> {
      const data = { name, title: 'Owner, Coral House', quote: 'Dry through every monsoon.' };
      const added = await request.post('/api/testimonials', { headers, data });
      expect(added.status()).toBe(201);
      return (await added.json()) as { _id: string };
    },
    async remove(path: string): Promise<void> {
      await request.delete(`/api/admin/${path}`, { headers });
    },
    async deleteProject(id: string): Promise<void> {
      await request.delete(`/api/admin/projects/${id}`, { headers });
    },
  };
}
