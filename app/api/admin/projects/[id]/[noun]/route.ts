import { ofNoun } from '@/app/api/admin/[noun]/of-noun';
import { listOfParentForAdmin } from '@/lib/domain/records/queries';
import { addRoute, listRoute } from '@/lib/server/http/record-routes';
import { methods } from '@/lib/server/http/route';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = ofNoun(
  (kind) =>
    methods({
      GET: listRoute((editor, parentId) => listOfParentForAdmin(editor, kind.kind, parentId)),
      POST: addRoute(kind),
    }),
  'project',
);
