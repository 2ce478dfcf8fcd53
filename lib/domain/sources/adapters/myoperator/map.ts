import type { Adapter } from '../adapter';
import { mapCalls } from '../call/map';

export const myoperator: Adapter = { map: mapCalls };
