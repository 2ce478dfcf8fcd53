import 'server-only';
import type { Picture } from '@/lib/shared/pictures/picture';
import { storage } from '../storage/storage';
import { decode } from './decoder';

/** Null for a picture on another site. @throws AppError when it cannot be read. */
export async function renderBrandImage(
  { public_id, url }: Picture,
  box: { width: number; height: number },
  fit: 'contain' | 'inside',
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (public_id === null) return null;
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const image = await decode(await storage.read(url));
  const png = await image
    .resize({ ...box, fit, background: transparent })
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(png);
}
