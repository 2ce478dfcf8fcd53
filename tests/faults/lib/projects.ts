import { call, logIn } from '../../support/contract/api';

let token: Promise<string> | undefined;
/** The admin's session, which all faults share. */
export const adminToken = (): Promise<string> => {
  token ??= logIn();
  return token;
};

export type OwnProject = {
  id: string;
  /** Changes its name over that server; answers the status, 0 where the connection broke. */
  rename(origin: string, name: string, options?: { token?: string }): Promise<number>;
  remove(): Promise<void>;
};

/** A project of the fault's own. */
export async function addProject(name: string): Promise<OwnProject> {
  const bearer = await adminToken();
  const json = { name, status: 'featured' };
  const { body } = await call('POST', '/api/admin/projects', { token: bearer, json });
  const id = (body as { _id: string })._id;
  return {
    id,
    rename: (origin, next, { token = bearer } = {}) =>
      fetch(`${origin}/api/admin/projects/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: next }),
        signal: AbortSignal.timeout(30_000),
      })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        })
        .catch(() => 0),
    remove: async () => void (await call('DELETE', `/api/admin/projects/${id}`, { token: bearer })),
  };
}
