'use client';

import { EllipsisVertical } from 'lucide-react';
import { type MouseEvent, useActionState, useRef } from 'react';
import { useCloseOutside } from '@/components/admin/ui/dialogs/use-close-outside';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { type BoardStage, boardStages } from '@/lib/content/enquiries/board';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { moveEnquiryAction } from '@/lib/domain/enquiries/actions';
import type { BoardCard } from '@/lib/domain/enquiries/board/dto';
import { StateIcon } from '../state-icon';

type MoveMenuProps = { card: BoardCard; stage: BoardStage; onMove: (to: BoardStage) => void };

/** A form, so that it works before its scripts have loaded. */
export function MoveMenu({ card, stage, onMove }: MoveMenuProps) {
  const [outcome, move] = useActionState(moveEnquiryAction, null);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useCloseOutside(menu);
  const choose = (to: BoardStage) => (event: MouseEvent) => {
    event.preventDefault();
    close();
    onMove(to);
  };
  return (
    <>
      <details
        ref={menu}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          close();
          menu.current?.querySelector('summary')?.focus();
        }}
      >
        <summary
          aria-label={`Move ${card.title} to`}
          title="Move to"
          className="grid h-11 w-11 list-none place-items-center rounded-[2px] text-ink-2 hover:bg-sand admin:h-6 admin:w-6 [&::-webkit-details-marker]:hidden"
        >
          <EllipsisVertical size={16} strokeWidth={1.6} aria-hidden="true" />
        </summary>
        <form
          action={move}
          className="absolute inset-x-2 z-20 rounded-[3px] border border-line bg-field p-1 shadow-[0_8px_24px_rgb(14_34_48/0.12)]"
        >
          <p className="px-2 py-1 text-stone admin:text-[13px]">Move to</p>
          <input type="hidden" name="_id" value={card._id} />
          <input type="hidden" name="version" value={card.version} />
          {boardStages
            .filter((each) => each !== stage)
            .map((each) => (
              <button
                key={each}
                type="submit"
                name="state"
                value={each}
                onClick={choose(each)}
                className="ring-inside flex min-h-11 w-full items-center gap-2 rounded-[2px] px-2 text-left hover:bg-sand admin:min-h-8 admin:text-[13px]"
              >
                <StateIcon state={each} />
                {stateNames[each]}
              </button>
            ))}
        </form>
      </details>
      {outcome && !outcome.ok && (
        <div className="basis-full">
          <FailureLine>Not moved. {outcome.error.message}</FailureLine>
        </div>
      )}
    </>
  );
}
