import type { Adapter } from '../adapter';
import { toLead } from '../meta/map';
import { poll } from './poll';

export const metaPolled: Adapter = { map: (body) => [toLead(body)], poll };
