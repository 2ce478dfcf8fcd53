'use client';

import { useState } from 'react';
import { CopyField } from '@/components/admin/ui/fields/copy-field';

export function LinkField({ link }: { link: string }) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === link;
  return (
    <>
      <CopyField
        field={{
          label: 'Link',
          value: link,
          hint: 'Only for this partner. Anybody who has the link can use it.',
        }}
        isCopied={isCopied}
        onCopy={setCopied}
      />
      <p role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </p>
    </>
  );
}
