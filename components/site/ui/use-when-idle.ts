import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

export function useWhenIdle(): [isDue: boolean, ask: () => void] {
  const [isDue, setIsDue] = useState(false);
  const ask = useCallback(() => setIsDue(true), []);
  useEffect(() => whenIdle(ask), [ask]);
  return [isDue, ask];
}
