import 'server-only';

/** The form of Next: the first bit marks an action, not a cached read. */
const pattern = /^[0-7][0-9a-f]{41}$/;

export const isActionId = (id: string): boolean => pattern.test(id);

/** Next fills this list once it has loaded a page. */
const manifests = Symbol.for('next.server.manifests');
type WithManifests = { [manifests]?: { serverActionsManifest: { node: Record<string, unknown> } } };

export const isBuiltAction = (id: string): boolean => {
  const list = (globalThis as WithManifests)[manifests]?.serverActionsManifest.node;
  return list === undefined || id in list;
};
