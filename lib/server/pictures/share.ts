import 'server-only';
import pLimit from 'p-limit';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { uploadLimits } from '@/lib/content/limits';
import { shareSize } from '@/lib/shared/pages/page-metadata';
import type { Picture } from '@/lib/shared/pictures/picture';
import { isServerless } from '../host';
import { storage } from '../storage/storage';
import type { CardJob } from './card.mjs';
import { loadSharp } from './decoder';
import { renderInChild } from './render-in-child';

type Box = { left: number; top: number; width: number; height: number };
type Photo = { picture: Picture; box: Box };
type Plain = string | number | null | Plain[] | { type: string; props: object };

/** Renders the components, because another process takes plain data only. */
function toPlain(node: ReactNode): Plain {
  if (Array.isArray(node)) return node.map(toPlain);
  if (typeof node === 'string' || typeof node === 'number') return node;
  if (!isValidElement<{ children?: ReactNode }>(node)) return null;
  const { type, props } = node;
  if (type === Fragment) return toPlain(props.children);
  if (typeof type === 'function') return toPlain((type as (given: object) => ReactNode)(props));
  const { children, ...rest } = props;
  return { type: String(type), props: { ...rest, children: toPlain(children) } };
}

// The limits of sharp are global while a card is drawn.
const mutex = pLimit(1);

const drawHere = (job: CardJob): Promise<Buffer> =>
  mutex(async () => {
    await loadSharp();
    const { draw } = await import('./card.mjs');
    const { ImageResponse } = await import('next/og');
    return draw(ImageResponse, job);
  });

async function drawCard(job: CardJob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (isServerless() ? drawHere : renderInChild)(job));
}

const toJob = (card: ReactElement, size: CardJob['size'], share: CardJob['share']): CardJob => ({
  card: toPlain(card),
  size,
  share,
  maxPixels: uploadLimits.maxPixels,
});

/** A legacy picture is on another site and is left out. @throws AppError when the photo cannot be read. */
export async function renderSharePicture(
  card: ReactElement,
  photo: Photo | null,
  paper: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const isOurs = photo !== null && photo.picture.public_id !== null;
  const below = isOurs
    ? { bytes: await storage.read(photo.picture.url), focal: photo.picture.focal, box: photo.box }
    : null;
  return drawCard(toJob(card, shareSize, { paper, photo: below }));
}

export const renderSquare = (drawing: ReactElement, sizePx: number): Promise<Uint8Array<ArrayBuffer>> =>
  drawCard(toJob(drawing, { width: sizePx, height: sizePx }, null));
