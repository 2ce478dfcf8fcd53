import 'server-only';
import { parseInput } from '@/lib/shared/parse';
import type { Admin } from './auth/viewer';
import { readJson } from './body';
import type { Mutated } from './mutation';
import { type OrderInput, orderInput } from './order';
import { adminRoute, answerMutation, methods } from './route';

/** PUT {ids, before}: gives the records of a list their order. */
export function orderRoute(reorder: (admin: Admin, input: OrderInput) => Promise<Mutated<null>>) {
  return methods({
    PUT: adminRoute(async (request, { admin }) => {
      const input = parseInput(orderInput, await readJson(request));
      return answerMutation(await reorder(admin, input));
    }),
  });
}
