import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useToday } from '@/components/admin/ui/today';
import type { AdminUnit } from '@/lib/domain/units/dto';
import { unattendedHeader } from '@/lib/shared/accounts/unattended';
import { revisionOf } from '@/lib/shared/units/revision';

const everyMs = 30_000;

async function askRevision(projectId: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/admin/projects/${projectId}/units/pulse`, {
      cache: 'no-store',
      headers: { [unattendedHeader]: '1' },
    });
    return answer.ok ? ((await answer.json()) as { revision: string }).revision : null;
  } catch {
    return null;
  }
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** Polls on return to the tab and at intervals while it is visible. */
export function useUnitsPulse(projectId: string, units: readonly AdminUnit[], isSales: boolean): void {
  const router = useRouter();
  const known = useRef('');
  known.current = revisionOf(useToday(), {
    count: units.length,
    versions: sum(units.map(({ version }) => version)),
    stateVersions: sum(units.map(({ stateVersion }) => stateVersion)),
  });
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      // Only sales sets states: others refresh on return to the tab alone.
      const revision = isSales ? await askRevision(projectId) : 'unknown';
      if (revision !== null && revision !== known.current) router.refresh();
    };
    const timer = isSales ? setInterval(ask, everyMs) : undefined;
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [projectId, isSales, router]);
}
