import { saveWorkingHours } from '@/lib/domain/assignment/mutations';
import { hoursChange } from '@/lib/domain/assignment/schema';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods } from '@/lib/server/http/route';
import { parseInput } from '@/lib/shared/parsing/parse';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: adminRoute(async (request, { staff, params: { id = '' } }) => {
    const { hours } = parseInput(hoursChange, await readJson(request));
    await saveWorkingHours(staff, id, hours);
    return json({ message: 'The hours are saved.' });
  }),
});
