import { baseUrl, call, logIn } from '../contract/api';

type Saved = { _id: string; slug: string };

const screen = '/api/admin/projects';

/** Whoever is logged in and adds projects, which are deleted in the end. */
export async function openOwnProjects() {
  const token = await logIn();
  const ids: string[] = [];
  return {
    token,
    async add(name: string): Promise<Saved> {
      const saved = (await call('POST', screen, { token, json: { name, status: 'ongoing' } })).body as Saved;
      ids.push(saved._id);
      return saved;
    },
    change: async (id: string, json: object) =>
      (await call('PATCH', `${screen}/${id}`, { token, json })).body as Saved,
    delete: (id: string) => call('DELETE', `${screen}/${id}`, { token }),
    async deleteAll(): Promise<void> {
      for (const id of ids) await call('DELETE', `${screen}/${id}`, { token });
    },
  };
}

export type OwnProjects = Awaited<ReturnType<typeof openOwnProjects>>;

export const askPage = (
  path: string,
  { origin = baseUrl, ...init }: RequestInit & { origin?: string } = {},
) => fetch(`${origin}${path}`, { redirect: 'manual', ...init });

/** The status, with the address that the answer leads to. */
export async function seen(...args: Parameters<typeof askPage>) {
  const answer = await askPage(...args);
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('location')];
}
