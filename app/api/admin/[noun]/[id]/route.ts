import { deleteRoute, updateRoute } from '@/lib/server/http/record-routes';
import { methods } from '@/lib/server/http/route';
import { ofNoun } from '../of-noun';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = ofNoun((kind) =>
  methods({ PUT: updateRoute(kind), DELETE: deleteRoute(kind) }),
);
