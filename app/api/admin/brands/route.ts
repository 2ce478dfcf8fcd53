import { addBrands } from '@/lib/domain/brands/add';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { readPicturesBody } from '@/lib/server/http/pictures-body';
import { editorRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff }) => json(await listBrandsForAdmin(staff))),
  POST: editorRoute(async (request, { staff }) =>
    respondWithMutation(await readPicturesBody(request, staff, (input) => addBrands(staff, input)), 201),
  ),
});
