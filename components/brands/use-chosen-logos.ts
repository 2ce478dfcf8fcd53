'use client';

import { useEffect, useRef, useState } from 'react';
import { askServer } from '@/components/admin/ask-server';
import { findRefusal } from '@/components/ui/picture-uploader/items';
import { sendPicture } from '@/components/ui/picture-uploader/send-picture';
import { addBrandsAction } from '@/lib/domain/brands/actions';
import type { Brand } from '@/lib/domain/brands/dto';

export type ChosenLogo = {
  key: string;
  file: File;
  previewUrl: string;
  /** What the brand is called: the alternative text. */
  name: string;
  state: 'chosen' | 'sending' | 'failed';
  sentBytes: number;
  /** Why this one was not uploaded. */
  reason: string | null;
  /** A file that can never be taken; the others are uploaded without it. */
  isRefused: boolean;
};

/** "coast-bank.svg" becomes "Coast bank". */
function toName(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function toChosen(file: File): ChosenLogo {
  const reason = findRefusal(file);
  return {
    key: crypto.randomUUID(),
    file,
    previewUrl: URL.createObjectURL(file),
    name: toName(file.name),
    state: reason ? 'failed' : 'chosen',
    sentBytes: 0,
    reason,
    isRefused: reason !== null,
  };
}

/** ADR-1: files wait until Upload; what could not be sent or saved stays, with its reason. */
export function useChosenLogos(onAdded: (brands: Brand[]) => void) {
  const [logos, setLogos] = useState<ChosenLogo[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  const change = (key: string, part: Partial<ChosenLogo>) =>
    setLogos((current) => current.map((logo) => (logo.key === key ? { ...logo, ...part } : logo)));
  const drop = (keys: string[]) =>
    setLogos((current) => {
      for (const logo of current) if (keys.includes(logo.key)) URL.revokeObjectURL(logo.previewUrl);
      return current.filter(({ key }) => !keys.includes(key));
    });

  const send = async (logo: ChosenLogo) => {
    change(logo.key, { state: 'sending', reason: null, sentBytes: 0 });
    const outcome = await sendPicture(logo.file, {
      signal: leaving.current?.signal ?? new AbortController().signal,
      onProgress: (sentBytes) => change(logo.key, { sentBytes }),
    });
    if (outcome.kind === 'stored') return { key: logo.key, id: outcome.picture._id, name: logo.name };
    const reason = outcome.kind === 'signed-out' ? null : outcome.reason;
    change(logo.key, { state: 'failed', reason, isRefused: outcome.kind === 'refused' });
    return null;
  };

  const upload = async () => {
    const wanted = logos.filter(({ isRefused }) => !isRefused);
    if (wanted.length === 0) return;
    setIsBusy(true);
    setFailure(null);
    const sent = (await Promise.all(wanted.map(send))).filter((each) => each !== null);
    if (sent.length > 0) {
      const alts = Object.fromEntries(sent.map(({ id, name }) => [id, name]));
      const ids = sent.map(({ id }) => id);
      const result = await askServer(() => addBrandsAction(ids, alts));
      if (result.ok) {
        drop(sent.map(({ key }) => key));
        onAdded(result.data);
      } else {
        for (const { key } of sent) change(key, { state: 'chosen' });
        setFailure(`The logos were not added. ${result.error.message}`);
      }
    }
    setIsBusy(false);
  };

  return {
    logos,
    isBusy,
    failure,
    add: (files: File[]) => setLogos((current) => [...current, ...files.map(toChosen)]),
    remove: (key: string) => drop([key]),
    rename: (key: string, name: string) => change(key, { name }),
    upload,
  };
}

export type ChosenLogos = ReturnType<typeof useChosenLogos>;
