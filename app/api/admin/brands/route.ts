import { createBrands } from '@/lib/domain/brands/mutations';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';
import { readPicturesBody } from '@/lib/server/pictures/body';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listBrandsForAdmin(admin))),
  POST: adminRoute(async (request, { admin }) =>
    respondWithMutation(await readPicturesBody(request, admin, (input) => createBrands(admin, input)), 201),
  ),
});
