import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { shareSize } from '@/lib/shared/page-metadata';
import type { Picture } from '@/lib/shared/picture';
import { storage } from '../storage/storage';
import { decode } from './decoder';

type Box = { left: number; top: number; width: number; height: number };
type Photo = { picture: Picture; box: Box };

const fontFolder = path.join(process.cwd(), 'node_modules/@fontsource/marcellus/files');
const fontFiles = { Marcellus: 'latin', MarcellusMore: 'latin-ext' } as const;
const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] };

// What sharp may load is set for the whole process while a card is rendered.
const mutex = pLimit(1);

const readFonts = () =>
  Promise.all(
    Object.entries(fontFiles).map(async ([name, subset]) => ({
      name,
      data: await readFile(path.join(fontFolder, `marcellus-${subset}-400-normal.woff`)),
      weight: 400 as const,
    })),
  );

async function renderCard(card: ReactElement, size: { width: number; height: number }): Promise<Buffer> {
  const fonts = await readFonts();
  // next/og goes through sharp with an SVG of its own; uploads are checked by their content before they reach sharp.
  sharp.unblock(svgLoader);
  try {
    return Buffer.from(await new ImageResponse(card, { ...size, fonts }).arrayBuffer());
  } finally {
    sharp.block(svgLoader);
  }
}

/** Fills the box, and keeps the focal point as near to its middle as the picture allows. */
async function cropPhoto({ picture, box }: Photo): Promise<Buffer> {
  const bytes = await storage.read(picture.url);
  const { width, height } = await decode(bytes).metadata();
  const scale = Math.max(box.width / width, box.height / height);
  const [full, tall] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const offset = (at: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, at * whole - part / 2)));
  return decode(bytes)
    .resize(full, tall, { fit: 'fill' })
    .extract({
      left: offset(picture.focal.x, full, box.width),
      top: offset(picture.focal.y, tall, box.height),
      width: box.width,
      height: box.height,
    })
    .removeAlpha()
    .toBuffer();
}

/** The share picture as JPEG. A legacy picture stands on another site and is left out. @throws AppError when the photo cannot be read. */
export function renderSharePicture(
  card: ReactElement,
  photo: Photo | null,
  paper: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return mutex(async () => {
    const foreground = await renderCard(card, shareSize);
    const background = sharp({ create: { ...shareSize, channels: 3, background: paper } });
    const layers =
      photo && photo.picture.public_id !== null
        ? [{ input: await cropPhoto(photo), left: photo.box.left, top: photo.box.top }]
        : [];
    const jpeg = await background
      .composite([...layers, { input: foreground }])
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return new Uint8Array(jpeg);
  });
}

/** A drawing as PNG, as high as it is wide. */
export const renderSquare = (drawing: ReactElement, sizePx: number): Promise<Uint8Array<ArrayBuffer>> =>
  mutex(async () => new Uint8Array(await renderCard(drawing, { width: sizePx, height: sizePx })));
