import { type Adapter, emptyObject } from '../adapter';
import { mapCalls } from '../call/map';

export const knowlarity: Adapter = { map: mapCalls, answer: emptyObject };
