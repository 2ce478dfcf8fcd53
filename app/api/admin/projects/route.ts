import { messages } from '@/lib/content/messages';
import { listProjectsForAdmin } from '@/lib/domain/projects/admin-queries';
import { writableProjects } from '@/lib/domain/projects/rules';
import { addRoute, listRoute } from '@/lib/server/http/record-routes';
import { methods } from '@/lib/server/http/route';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: listRoute(listProjectsForAdmin, messages.provider.fetch),
  POST: addRoute(writableProjects, messages.provider.add),
});
