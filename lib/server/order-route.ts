import 'server-only';
import { parseInput } from '@/lib/shared/parse';
import type { Admin } from './auth/viewer';
import { readJson } from './body';
import type { Mutated } from './mutation';
import { orderInput } from './order';
import { adminRoute, answerMutation, methods } from './route';

/** PUT {ids}: gives the records of a list their order. */
export function orderRoute(reorder: (admin: Admin, ids: readonly string[]) => Promise<Mutated<null>>) {
  return methods({
    PUT: adminRoute(async (request, { admin }) => {
      const { ids } = parseInput(orderInput, await readJson(request));
      return answerMutation(await reorder(admin, ids));
    }),
  });
}
