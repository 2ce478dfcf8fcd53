import { createBrands } from '@/lib/domain/brands/mutations';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { readPicturesBody } from '@/lib/server/pictures/body';
import { adminRoute, answerMutation, json, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listBrandsForAdmin(admin))),
  POST: adminRoute(async (request, { admin }) =>
    answerMutation(await readPicturesBody(request, admin, (ids) => createBrands(admin, ids)), 201),
  ),
});
