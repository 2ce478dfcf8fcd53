import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** False until the browser has nothing else to do, or until it is asked for. */
export function useWhenIdle(): [isDue: boolean, ask: () => void] {
  const [isDue, setIsDue] = useState(false);
  const ask = useCallback(() => setIsDue(true), []);
  useEffect(() => whenIdle(ask), [ask]);
  return [isDue, ask];
}
