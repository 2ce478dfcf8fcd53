import { listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { writableDirectors } from '@/lib/domain/board/rules';
import { addRoute, listRoute } from '@/lib/server/http/record-routes';
import { methods } from '@/lib/server/http/route';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: listRoute(listDirectorsForAdmin),
  POST: addRoute(writableDirectors),
});
