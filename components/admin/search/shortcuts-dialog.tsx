'use client';

import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';

const shortcuts = [
  ['Ctrl K', 'Search everything'],
  ['/', 'Search the list that is shown'],
  ['Ctrl S', 'Save the open form'],
  ['Esc', 'Close what is open'],
  ['Enter, arrows, Enter', 'On a handle: pick up, move, drop'],
  ['Up, Down', 'In the inbox: to the next line, or the next box'],
  ['Shift Space', 'On a box of a list: tick all from the last one on'],
  ['Alt T', 'Go to the messages'],
  ['?', 'This list'],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Keyboard shortcuts"
      onClose={onClose}
      initialFocus="[data-done]"
      footer={
        <Button look="primary" data-done onClick={onClose}>
          Done
        </Button>
      }
    >
      <dl className="px-4 py-3 admin:px-6">
        {shortcuts.map(([keys, text]) => (
          <div
            key={keys}
            className="flex flex-wrap justify-between gap-x-6 border-hairline border-b py-2 last:border-b-0"
          >
            <dt>
              <kbd className="rounded-[2px] border border-line bg-paper px-1.5 font-sans font-semibold text-[13px]">
                {keys}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
