'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { toListRoute } from '@/lib/shared/filtered-route';

type Go = (address: string, options: { isReplacing?: boolean; scroll: boolean }) => void;

/** In milliseconds: a message for a faster list would only flash. */
const lateMs = 160;

const Navigation = createContext<{ isPending: boolean; go: Go } | null>(null);

export function ListNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const go = useCallback<Go>(
    (address, { isReplacing, scroll }) => {
      const show = isReplacing ? router.replace : router.push;
      startTransition(() => show(toListRoute(address), { scroll }));
    },
    [router],
  );
  const value = useMemo(() => ({ isPending, go }), [isPending, go]);
  return <Navigation value={value}>{children}</Navigation>;
}

export function useListNavigation() {
  const navigation = use(Navigation);
  if (!navigation) throw new Error('This stands in a ListNavigation.');
  return navigation;
}

/** STATE-1. */
export function ListStatus({ found }: { found: string }) {
  const { isPending } = useListNavigation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return <p role="status">{isLate ? projectsContent.loading : found}</p>;
}
