'use client';

import { Trash2 } from 'lucide-react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { removeMailPartAction } from '@/lib/domain/mail/actions';
import type { TypedMailPart } from '@/lib/domain/mail/schema';

const questions: Record<TypedMailPart, string> = {
  key: 'The key cannot be shown again. To use it later, copy it from Resend again or create a new one.',
  sender: 'You can enter it again at any time.',
};

type RemovePartProps = { part: TypedMailPart; onRemoved: () => void; onCancel: () => void };

export function RemovePart({ part, onRemoved, onCancel }: RemovePartProps) {
  const run = async () => {
    const result = await askServer(() => removeMailPartAction(part));
    if (!result.ok) return `Not removed. ${result.error.message}`;
    onRemoved();
    return null;
  };
  return (
    <ConfirmDialog
      title={`Remove the ${part}?`}
      layout={{ width: 460 }}
      question={
        <p>
          Mails wait until you add a {part} again. Enquiries are still saved. {questions[part]}
        </p>
      }
      confirm={{ label: 'Remove', icon: Trash2, run }}
      onCancel={onCancel}
    />
  );
}
