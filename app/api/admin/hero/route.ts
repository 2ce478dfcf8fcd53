import { addHeroImages } from '@/lib/domain/hero/add';
import { toHeroList } from '@/lib/domain/hero/kind';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { readPicturesBody } from '@/lib/server/http/pictures-body';
import { editorRoute, json, methods, publicRoute, respondWithMutation } from '@/lib/server/http/route';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  // Spec 6: the hero list call sends no authorization header.
  GET: publicRoute(async () => json(toHeroList(await listHeroImages()))),
  POST: editorRoute(async (request, { staff }) => {
    const { data, tags } = await readPicturesBody(request, staff, (input) => addHeroImages(staff, input));
    return respondWithMutation({ data: toHeroList(data), tags }, 201);
  }),
});
