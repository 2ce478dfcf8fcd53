import { deleteTestimonial } from '@/lib/domain/testimonials/mutations';
import { adminRoute, answerMutation, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (_request, { admin, params: { id = '' } }) =>
    answerMutation(await deleteTestimonial(admin, id)),
  ),
});
