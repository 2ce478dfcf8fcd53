'use client';

import { useMemo, useState } from 'react';
import type { Project } from '@/lib/domain/projects/fields';

export function useNewest(read: Project[]) {
  const [saved, setSaved] = useState<ReadonlyMap<string, Project>>(new Map());
  const projects = useMemo(() => {
    const newest = (project: Project) => {
      const own = saved.get(project._id);
      return own && own.version > project.version ? own : project;
    };
    return read.map(newest);
  }, [read, saved]);
  const keep = (project: Project) => setSaved((current) => new Map(current).set(project._id, project));
  return { projects, keep };
}
