import { type APIRequestContext, expect } from 'playwright/test';
import { shareSession } from '../accounts/admin-session';
import { makeSmallUpload, makeUpload } from '../records/picture';

export type AdminApi = Awaited<ReturnType<typeof openApi>>;

/** Calls the API as its own clients do, with a bearer token. */
export async function openApi(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await shareSession(request)}` };
  return {
    async addProject(data: Record<string, unknown>): Promise<{ _id: string; slug: string }> {
      const added = await request.post('/api/admin/projects', { headers, data });
      expect(added.status()).toBe(201);
      return (await added.json()) as { _id: string; slug: string };
    },
    /** A staged picture. */
    async uploadPicture(name: string, seed: number, make = makeUpload): Promise<{ _id: string }> {
      const multipart = { file: await make(name, seed) };
      const uploaded = await request.post('/api/admin/uploads', { headers, multipart });
      expect(uploaded.status()).toBe(201);
      return (await uploaded.json()) as { _id: string };
    },
    async changeProject(id: string, data: Record<string, unknown>): Promise<void> {
      const changed = await request.patch(`/api/admin/projects/${id}`, { headers, data });
      expect(changed.status()).toBe(200);
    },
    async addProgress(projectId: string, data: Record<string, unknown>): Promise<void> {
      const added = await request.post(`/api/admin/projects/${projectId}/progress`, { headers, data });
      expect(added.status()).toBe(201);
    },
    /** By a table: the columns of the Authority, with tower, price and state. */
    async addUnits(projectId: string, lines: string[]): Promise<void> {
      const csv = ['tower,floorNo,unitNo,unitType,carpetArea,price,state', ...lines].join('\n');
      const data = { csv, isTrial: false };
      const taken = await request.post(`/api/admin/projects/${projectId}/units.csv`, { headers, data });
      expect(await taken.json()).toMatchObject({ added: lines.length, wrongLines: 0 });
    },
    async listUnits(projectId: string): Promise<{ _id: string; number: string; state: string }[]> {
      const found = await request.get(`/api/admin/projects/${projectId}/units`, { headers });
      return (await found.json()) as { _id: string; number: string; state: string }[];
    },
    async setUnitState(id: string, data: Record<string, unknown>): Promise<void> {
      const set = await request.put(`/api/admin/units/${id}/state`, { headers, data });
      expect(set.status()).toBe(200);
    },
    async addDirector(name: string, bio = ''): Promise<{ _id: string }> {
      const image = await makeSmallUpload('portrait.jpg', 30);
      const multipart = { name, position: 'Director', bio, image };
      const added = await request.post('/api/admin/board', { headers, multipart });
      expect(added.status()).toBe(201);
      return (await added.json()) as { _id: string };
    },
    async changeDirector(id: string, multipart: Record<string, string>): Promise<void> {
      const changed = await request.put(`/api/admin/board/${id}`, { headers, multipart });
      expect(changed.status()).toBe(200);
    },
    /** Stands after the others. */
    async addHeroImage(alt: string): Promise<void> {
      const { _id } = await this.uploadPicture('hero.jpg', 77, makeSmallUpload);
      const data = { pictures: [{ _id, alt }] };
      expect((await request.post('/api/admin/hero', { headers, data })).status()).toBe(201);
    },
    async addTestimonial(name: string): Promise<{ _id: string }> {
      const data = { name, title: 'Owner, Coral House', quote: 'Dry through every monsoon.' };
      const added = await request.post('/api/testimonials', { headers, data });
      expect(added.status()).toBe(201);
      return (await added.json()) as { _id: string };
    },
    async saveSetting(part: string, value: object): Promise<void> {
      const saved = await request.put(`/api/admin/settings/${part}`, { headers, data: { value } });
      expect(saved.status()).toBe(200);
    },
    async deleteProject(id: string): Promise<void> {
      const deleted = await request.delete(`/api/admin/projects/${id}`, { headers });
      expect(deleted.status()).toBe(200);
    },
  };
}
