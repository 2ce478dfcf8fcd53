import type { Adapter } from '../adapter';
import { mapCalls } from '../call/map';

export const knowlarity: Adapter = { map: mapCalls };
