import { type Adapter, emptyObject } from '../adapter';
import { toLead } from '../meta/map';
import { poll } from './poll';

export const metaPolled: Adapter = {
  map: (body) => [toLead(body)],
  poll,
  answer: emptyObject,
};
