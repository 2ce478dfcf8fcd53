'use client';

import { useMemo, useState } from 'react';
import { findRefusal, type PictureCopy } from '@/components/admin/pictures/items';
import { useUploadList } from '@/components/admin/pictures/use-upload-list';
import { useUnsavedChoice } from '@/components/admin/records/form/use-auto-keep';
import { askServer } from '@/components/admin/session/ask-server';
import { findUnsavedWork, newRecordId } from '@/components/admin/session/unsaved-work';
import { addBrandsAction } from '@/lib/domain/brands/actions';
import type { Brand } from '@/lib/domain/brands/fields';
import { saveDraftAction } from '@/lib/domain/drafts/actions';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Result } from '@/lib/shared/result';

export type ChosenLogo = {
  key: string;
  fileName: string;
  sizeBytes: number;
  file: File | null;
  previewUrl: string | null;
  picture: Picture | null;
  name: string;
  state: 'chosen' | 'sending' | 'failed';
  sentBytes: number;
  reason: string | null;
  isRefused: boolean;
};

type SentLogo = ChosenLogo & { id: string };

type Handing<T> = {
  batchesOf: (sent: SentLogo[]) => SentLogo[][];
  act: (batch: SentLogo[]) => Promise<Result<T>>;
  onDone: (done: T[]) => void;
  failure: string;
};

type SavedLogo = Pick<ChosenLogo, 'fileName' | 'sizeBytes' | 'picture' | 'name'>;

export const logosKind = 'brand-logos';

const titleOf = (count: number) => (count === 1 ? '1 new logo' : `${count} new logos`);
const isMissing = ({ file, picture }: ChosenLogo) => file === null && picture === null;
export const canUpload = (logo: ChosenLogo) => !logo.isRefused && !isMissing(logo);

function toName(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

function toChosen(file: File): ChosenLogo {
  const reason = findRefusal(file);
  return {
    key: crypto.randomUUID(),
    fileName: file.name,
    sizeBytes: file.size,
    file,
    previewUrl: URL.createObjectURL(file),
    picture: null,
    name: toName(file.name),
    state: reason ? 'failed' : 'chosen',
    sentBytes: 0,
    reason,
    isRefused: reason !== null,
  };
}

const toCopied = ({ picture, fileName, bytes }: PictureCopy): ChosenLogo => ({
  key: crypto.randomUUID(),
  fileName,
  sizeBytes: bytes ?? 0,
  file: null,
  previewUrl: null,
  picture,
  name: picture.alt || toName(fileName),
  state: 'chosen',
  sentBytes: 0,
  reason: null,
  isRefused: false,
});

const toSaved = ({ fileName, sizeBytes, picture, name }: ChosenLogo): SavedLogo => ({
  fileName,
  sizeBytes,
  picture,
  name,
});

function toRestored(saved: SavedLogo): ChosenLogo {
  return {
    ...saved,
    key: crypto.randomUUID(),
    file: null,
    previewUrl: null,
    state: saved.picture ? 'chosen' : 'failed',
    sentBytes: 0,
    reason: saved.picture ? null : 'Choose this file again. Its name is saved.',
    isRefused: false,
  };
}

function withChosen(logos: ChosenLogo[], chosen: ChosenLogo): ChosenLogo[] {
  const waiting = logos.find((logo) => isMissing(logo) && logo.fileName === chosen.fileName);
  if (!waiting) return [...logos, chosen];
  return logos.map((logo) => (logo === waiting ? { ...chosen, name: waiting.name } : logo));
}

/** ADR-1: files wait until Upload. Those that fail stay, with the reason. */
export function useChosenLogos(onAdded: (brands: Brand[]) => void, onDrafted: () => void) {
  const { items: logos, setItems: setLogos, change, remove, send: sendFile } = useUploadList<ChosenLogo>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const unsaved = useMemo(() => {
    const usable = logos.filter(({ isRefused }) => !isRefused);
    return usable.length > 0 ? usable.map(toSaved) : null;
  }, [logos]);
  const keep = useUnsavedChoice(logosKind, titleOf(unsaved?.length ?? 0), unsaved);
  const patch = (key: string, part: Partial<ChosenLogo>) => change(key, (logo) => ({ ...logo, ...part }));

  const send = async (logo: ChosenLogo): Promise<SentLogo | null> => {
    if (logo.picture) return { ...logo, id: logo.picture._id };
    if (!logo.file) return null;
    patch(logo.key, { state: 'sending', reason: null, sentBytes: 0 });
    const outcome = await sendFile(logo.key, logo.file, (sentBytes) => patch(logo.key, { sentBytes }));
    if (!outcome) return null;
    if (outcome.kind === 'stored') {
      patch(logo.key, { picture: outcome.made });
      return { ...logo, id: outcome.made._id };
    }
    const reason = outcome.kind === 'signed-out' ? null : outcome.reason;
    patch(logo.key, { state: 'failed', reason, isRefused: outcome.kind === 'refused' });
    return null;
  };

  const hand = async <T>({ batchesOf, act, onDone, failure: text }: Handing<T>) => {
    const usable = logos.filter(canUpload);
    if (usable.length === 0) return;
    setIsBusy(true);
    setFailure(null);
    const sent = (await Promise.all(usable.map(send))).filter((each) => each !== null);
    const done: T[] = [];
    for (const batch of sent.length > 0 ? batchesOf(sent) : []) {
      const result = await askServer(() => act(batch), keep);
      if (result.ok) {
        remove(batch.map(({ key }) => key));
        done.push(result.data);
        continue;
      }
      // The server refused the picture: upload it again if its file is still here.
      const isRefused = result.error.code === 'invalid';
      for (const { key, file } of batch)
        patch(key, { state: 'chosen', ...(isRefused && file && { picture: null }) });
      setFailure(`${text} ${result.error.message}`);
      break;
    }
    setIsBusy(false);
    if (done.length > 0) onDone(done);
  };
  const upload = () =>
    hand({
      batchesOf: (sent) => [sent],
      act: (batch) => addBrandsAction({ pictures: batch.map(({ id, name }) => ({ _id: id, alt: name })) }),
      onDone: (added) => onAdded(added.flat()),
      failure: 'The logos were not added.',
    });
  /** One save each: a draft belongs to one record. */
  const saveDrafts = () =>
    hand({
      batchesOf: (sent) => sent.map((logo) => [logo]),
      act: ([logo]) =>
        saveDraftAction('brand', { recordId: null, data: { picture: logo?.id, alt: logo?.name } }),
      onDone: onDrafted,
      failure: 'Not all logos were saved as drafts.',
    });

  const restore = () => {
    const work = logos.length === 0 ? findUnsavedWork<SavedLogo[]>(logosKind, newRecordId) : null;
    if (work) setLogos(work.content.map(toRestored));
  };

  return {
    logos,
    isBusy,
    failure,
    add: (files: File[]) => {
      restore();
      const chosen = files.map(toChosen);
      setLogos((current) => chosen.reduce(withChosen, current));
    },
    addCopies: (copies: PictureCopy[]) => {
      restore();
      setLogos((current) => [...current, ...copies.map(toCopied)]);
    },
    clear: () => remove(logos.map(({ key }) => key)),
    restore,
    keep,
    hasUnsaved: unsaved !== null,
    canKeep: logos.every(({ picture, isRefused }) => picture !== null || isRefused),
    remove: (key: string) => remove([key]),
    rename: (key: string, name: string) => patch(key, { name }),
    upload,
    saveDrafts,
  };
}

export type ChosenLogos = ReturnType<typeof useChosenLogos>;
