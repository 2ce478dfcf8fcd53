'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      // Without permission the text is selected and copied by hand.
      () => {},
    );
  return (
    <>
      <IconButton label={label} onClick={() => void copy()}>
        <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
