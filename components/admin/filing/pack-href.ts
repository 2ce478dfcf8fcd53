export type AskedPack = { projectId: string; quarter: string; number: string };

export const packHref = ({ projectId, quarter, number }: AskedPack, which: 'now' | 'filed' = 'now'): string =>
  `/api/admin/projects/${projectId}/filing/${quarter}${which === 'filed' ? '/filed' : ''}?number=${encodeURIComponent(number)}`;
