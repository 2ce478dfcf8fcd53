'use client';

import { Trash2 } from 'lucide-react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { removeMailPartAction } from '@/lib/domain/mail/actions';
import type { TypedMailPart } from '@/lib/domain/mail/schema';

const questions: Record<TypedMailPart, string> = {
  key: 'The key cannot be read here any more: to go on with it you would copy it from Resend once more, or make a new one.',
  sender: 'It is typed in again whenever you like.',
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
          Mails wait until there is a {part} again; enquiries are kept. {questions[part]}
        </p>
      }
      confirm={{ label: 'Remove', icon: Trash2, run }}
      onCancel={onCancel}
    />
  );
}
