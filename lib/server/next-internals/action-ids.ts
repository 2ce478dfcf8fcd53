import 'server-only';

/** As Next writes it: the first bit says that it is an action, and not a cached read. */
const pattern = /^[0-7][0-9a-f]{41}$/;

export const isActionId = (id: string): boolean => pattern.test(id);

/** Next's own list of what may be called, once it has loaded a page. */
const manifests = Symbol.for('next.server.manifests');
type WithManifests = { [manifests]?: { serverActionsManifest: { node: Record<string, unknown> } } };

export const isBuiltAction = (id: string): boolean => {
  const list = (globalThis as WithManifests)[manifests]?.serverActionsManifest.node;
  return list === undefined || id in list;
};
