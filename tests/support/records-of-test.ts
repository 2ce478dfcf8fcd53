import { type APIRequestContext, expect } from '@playwright/test';
import { shareSession } from './admin-session';
import { querySql } from './sql';

/** Where a record of each kind of the history is deleted. */
const places: Record<string, string> = {
  project: 'projects',
  director: 'board',
  brand: 'brands',
  testimonial: 'testimonials',
  'hero image': 'hero',
};

/** The newest line of the history. */
export async function readNewestLine(): Promise<string> {
  const [line] = await querySql('select id from audit_entry order by id desc limit 1');
  return String(line?.id ?? '00000000-0000-0000-0000-000000000000');
}

/** Deletes the records that the history says were added since that line, as far as they are still there. */
export async function deleteRecordsSince(line: string, request: APIRequestContext): Promise<void> {
  const added = await querySql(
    `select entity, entity_id from audit_entry where id > $1 and action = 'create' and entity = any($2)`,
    [line, Object.keys(places)],
  );
  if (added.length === 0) return;
  const headers = { authorization: `Bearer ${await shareSession(request)}` };
  for (const { entity, entity_id: id } of added) {
    const answer = await request.delete(`/api/admin/${places[String(entity)]}/${id}`, { headers });
    expect([200, 204, 404]).toContain(answer.status());
  }
}
