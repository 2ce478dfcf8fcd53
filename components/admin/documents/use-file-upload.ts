import { useContext, useEffect, useRef, useState } from 'react';
import { DirectUploads } from '@/components/admin/pictures/direct-uploads';
import { sendUpload } from '@/components/admin/pictures/send-picture';
import { fileLimits } from '@/lib/content/limits';
import { formatBytes } from '@/lib/shared/numbers/format';
import type { StoredFile } from '@/lib/shared/stored-file';

type Upload = {
  value: StoredFile | null;
  onChange: (file: StoredFile | null) => void;
  isForAll: boolean;
};

/** The server checks the bytes; this only saves a request. */
function findRefusal({ name, type, size }: File): string | null {
  if (type !== fileLimits.type) return `“${name}” is not a PDF. Please choose a PDF file.`;
  if (size > fileLimits.maxBytes)
    return `“${name}” has ${formatBytes(size)}. The limit is ${formatBytes(fileLimits.maxBytes)}.`;
  return null;
}

export function useFileUpload({ value, onChange, isForAll }: Upload) {
  const direct = useContext(DirectUploads);
  const running = useRef<AbortController | null>(null);
  const [sentBytes, setSentBytes] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    const refusal = findRefusal(file);
    setFailure(refusal ?? undefined);
    if (refusal) return;
    running.current?.abort();
    const upload = new AbortController();
    running.current = upload;
    setSentBytes(0);
    onChange(null);
    const outcome = await sendUpload<StoredFile>(file, '/api/admin/files', {
      // Security: a restricted file never goes to the public store. Small files need no direct upload.
      isDirect: (isForAll ? direct.forAll : direct.onRequest) && file.size > fileLimits.throughSiteBytes,
      access: isForAll ? 'Open' : 'On request',
      onProgress: setSentBytes,
      signal: upload.signal,
    });
    if (upload.signal.aborted) return;
    setSentBytes(null);
    if (outcome.kind === 'stored') return onChange(outcome.made);
    onChange(value);
    if (outcome.kind !== 'signed-out') setFailure(outcome.reason);
  };
  return { choose, sentBytes, failure };
}
