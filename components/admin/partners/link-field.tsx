'use client';

import { useState } from 'react';
import { CopyField } from '@/components/admin/ui/copy-field';

/** The link of a partner, to be sent by another way than mail. */
export function LinkField({ link }: { link: string }) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === link;
  return (
    <>
      <CopyField
        field={{ label: 'Link', value: link, hint: 'For this partner alone: whoever has it can use it.' }}
        isCopied={isCopied}
        onCopy={setCopied}
      />
      <p role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </p>
    </>
  );
}
