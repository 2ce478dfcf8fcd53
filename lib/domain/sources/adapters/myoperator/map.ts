import { type Adapter, emptyObject } from '../adapter';
import { mapCalls } from '../call/map';

export const myoperator: Adapter = { map: mapCalls, answer: emptyObject };
