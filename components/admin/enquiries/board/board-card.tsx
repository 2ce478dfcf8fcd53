'use client';

import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Initials } from '@/components/admin/ui/initials';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { IntentLink } from '@/components/shared/intent-link';
import type { BoardStage } from '@/lib/content/enquiries/board';
import { nameOfReason } from '@/lib/content/enquiries/enquiries';
import type { BoardCard as Card } from '@/lib/domain/enquiries/board/dto';
import { formatRupees } from '@/lib/shared/numbers/rupees';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { aboutOf } from '../enquiry-text';
import { FollowUpMark } from '../inbox/enquiry-row';
import { toInboxPath } from '../inbox-query';
import { MoveMenu } from './move-menu';
import { LostForm, WonForm } from './outcome-form';
import type { BoardMoves } from './use-board';

function CardNote({ card, stage, now }: { card: Card; stage: BoardStage; now: Date }) {
  const { followUpAt, siteVisitOn, wonValue, lostReason } = card;
  if (stage === 'won') return <>{wonValue === null ? 'No value' : formatRupees(wonValue)}</>;
  if (stage === 'lost') return <>{nameOfReason(lostReason) || 'No reason'}</>;
  if (stage === 'site visit' && siteVisitOn) return <>{formatLongDay(siteVisitOn)}</>;
  return followUpAt ? <FollowUpMark moment={followUpAt} now={now} /> : null;
}

type BoardCardProps = { card: Card; stage: BoardStage; moves: BoardMoves; now: Date };

export function BoardCard({ card, stage, moves, now }: BoardCardProps) {
  const { _id, title, assignee } = card;
  const { held, failure } = moves;
  const own = held?.id === _id ? held : null;
  const isPicked = own !== null && !own.isAsked;
  const drag = useDraggable({ id: _id, disabled: own !== null });
  const onHandle = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isPicked) {
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      return moves.pick(card);
    }
    if (key === 'Tab') return moves.putBack(card);
    event.preventDefault();
    if (key === 'ArrowRight' || key === 'ArrowDown') moves.point(card, 1);
    if (key === 'ArrowLeft' || key === 'ArrowUp') moves.point(card, -1);
    if (key === 'Enter' || key === ' ') moves.put(card, own.to);
    if (key === 'Escape') moves.putBack(card);
  };
  const { x, y } = drag.transform ?? { x: 0, y: 0 };
  const outcome = {
    card,
    onSave: (change: Parameters<BoardMoves['save']>[2]) => moves.save(card, own?.to ?? stage, change),
    onBack: () => moves.putBack(card),
  };
  return (
    <li
      ref={drag.setNodeRef}
      {...drag.listeners}
      data-card={_id}
      style={drag.transform ? { transform: `translate(${x}px, ${y}px)`, zIndex: 30 } : undefined}
      className={`relative min-w-0 rounded-[3px] border bg-field py-2.5 pr-1.5 pl-3 ${drag.isDragging ? 'cursor-grabbing shadow-[0_8px_24px_rgb(14_34_48/0.16)]' : ''} ${own ? 'border-ink outline-2 outline-focus' : 'border-hairline'}`}
    >
      <div className="flex flex-wrap items-start gap-x-1">
        <IntentLink
          href={toInboxPath('', _id)}
          className="min-h-6 min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {title}
        </IntentLink>
        <MoveMenu card={card} stage={moves.stageOf(card)} onMove={(to) => moves.put(card, to)} />
      </div>
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 truncate text-stone admin:text-[13px]">{aboutOf(card)}</p>
        <button
          type="button"
          data-handle={_id}
          aria-label={`Move ${title}`}
          aria-pressed={isPicked}
          aria-describedby="board-keys"
          onKeyDown={onHandle}
          className="hidden h-6 w-6 shrink-0 cursor-grab place-items-center rounded-[2px] text-ink-2 hover:bg-sand wide:grid"
        >
          <GripVertical size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      {own?.isAsked && own.to === 'lost' && <LostForm {...outcome} />}
      {own?.isAsked && own.to === 'won' && <WonForm {...outcome} />}
      {!own?.isAsked && (
        <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 admin:text-[13px]">
          <span className="mr-auto min-w-0 text-ink-2">
            <CardNote card={card} stage={moves.stageOf(card)} now={now} />
          </span>
          {assignee && (
            <span title={assignee.name} className="flex">
              <Initials name={assignee.name} />
              <span className="sr-only">{assignee.name}</span>
            </span>
          )}
        </div>
      )}
      <FailureLine>{failure?.id === _id ? failure.text : null}</FailureLine>
    </li>
  );
}
