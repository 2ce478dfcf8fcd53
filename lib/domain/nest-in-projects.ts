export function nestInProjects<P extends { _id: string }, N extends string, C extends { projectId: string }>(
  projects: P[],
  name: N,
  list: C[],
): (P & Record<N, C[]>)[] {
  const byProject = Map.groupBy(list, ({ projectId }) => projectId);
  return projects.map((project) => {
    const own = { [name]: byProject.get(project._id) ?? [] };
    return { ...project, ...(own as Record<N, C[]>) };
  });
}
