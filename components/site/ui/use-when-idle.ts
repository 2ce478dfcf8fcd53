import { useCallback, useEffect, useState } from 'react';

/** False until the browser has nothing else to do, or until it is asked for. */
export function useWhenIdle(): [isDue: boolean, ask: () => void] {
  const [isDue, setIsDue] = useState(false);
  const ask = useCallback(() => setIsDue(true), []);
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(ask, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(ask);
    return () => cancelIdleCallback(handle);
  }, [ask]);
  return [isDue, ask];
}
