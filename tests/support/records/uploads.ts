import { call, logIn, makeForm } from '../contract/api';
import { querySql } from '../database/sql';

export const mib = 1024 * 1024;

/** Whoever is logged in and uploads pictures. The records whose addresses are in `made` are deleted in the end. */
export async function openUploads() {
  const token = await logIn();
  const made: string[] = [];
  return {
    token,
    made,
    upload: (...files: File[]) =>
      call('POST', '/api/admin/uploads', { token, form: makeForm({ file: files }) }),
    async deleteMade(): Promise<void> {
      for (const address of made) await call('DELETE', address, { token });
    },
  };
}

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

export const countPictures = async () => Number((await querySql('select count(*) from picture'))[0]?.count);
