'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';

/** The codes appear only once: nothing closes the dialog but its button. */
export function RecoveryCodesDialog({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setIsCopied(true);
    } catch {
      // Without permission the text is selected.
    }
  };
  return (
    <Modal
      title="Keep your recovery codes"
      initialFocus="[data-copy]"
      description={
        <p>
          The second factor is on. Without your phone you can sign in with one of these codes. Each works
          once. They are shown only now: print them or store them in your password manager.
        </p>
      }
      footer={
        <>
          <Button data-copy onClick={() => void copy()}>
            {isCopied ? (
              <Check size={16} strokeWidth={1.6} aria-hidden="true" />
            ) : (
              <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
            )}
            <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
          </Button>
          <Button look="primary" onClick={onDone}>
            I have saved them
          </Button>
        </>
      }
    >
      <ul
        aria-label="Recovery codes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and the keyboard must reach it.
        tabIndex={0}
        className="grid gap-2 px-4 pt-4 pb-6 font-mono admin:grid-cols-2 admin:px-6"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap text-[15px] admin:text-[14px]">
            {code}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
