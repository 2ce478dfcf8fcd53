'use client';

import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Move } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IntentLink } from '@/components/shared/intent-link';
import { type BoardStage, boardTexts, isClosedStage } from '@/lib/content/enquiries/board';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import type { Board, BoardColumn } from '@/lib/domain/enquiries/board/dto';
import { formatRupees } from '@/lib/shared/numbers/rupees';
import { toInboxPath } from '../inbox-query';
import { StateIcon } from '../state-icon';
import { BoardCard } from './board-card';
import { type BoardMoves, useBoard } from './use-board';

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[2px] border border-white/50 px-1.5 font-sans text-[12px] leading-[18px]">
      {children}
    </kbd>
  );
}

type MovingBarProps = { moving: string; announcement: string; isPicked: boolean };

function MovingBar({ moving, announcement, isPicked }: MovingBarProps) {
  return (
    <div className={moving || announcement ? 'mb-3 rounded-[2px] bg-ink px-4 py-2 text-white' : ''}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 admin:text-[13px]">
        <p role="status" className="flex flex-1 items-center gap-3">
          {(moving || announcement) && (
            <Move size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          )}
          {moving || announcement}
        </p>
        {isPicked && (
          <p aria-hidden="true" className="flex flex-wrap items-center gap-x-2">
            <Key>← →</Key> stage <Key>Enter</Key> put here <Key>Esc</Key> put back
          </p>
        )}
      </div>
    </div>
  );
}

type ColumnProps = {
  column: BoardColumn;
  moves: BoardMoves;
  isShown: boolean;
  query: Board['query'];
  since: string;
  now: Date;
};

function Column({ column, moves, isShown, query, since, now }: ColumnProps) {
  const { stage, count, value, cards } = column;
  const drop = useDroppable({ id: stage });
  const isTarget = drop.isOver || moves.held?.to === stage;
  const shown = moves.cardsIn(stage);
  const more = count - cards.length;
  const list = new URLSearchParams({
    state: stage,
    ...(isClosedStage(stage) && { since }),
    ...Object.fromEntries(Object.entries(query).filter(([, each]) => each)),
  });
  return (
    <section
      ref={drop.setNodeRef}
      aria-labelledby={`stage-${stage.replace(' ', '-')}`}
      className={`min-w-0 flex-col rounded-[3px] border-2 bg-sand px-1.5 pb-3 wide:flex ${isShown ? 'flex' : 'hidden'} ${isTarget ? 'border-focus' : 'border-transparent'}`}
    >
      <h2
        id={`stage-${stage.replace(' ', '-')}`}
        className="flex flex-wrap items-center gap-2 px-1 py-2.5 font-semibold admin:text-[13px]"
      >
        <StateIcon state={stage} />
        {stateNames[stage]}
        <span className="font-normal text-stone">{count}</span>
        {value > 0 && <span className="ml-auto font-normal text-stone">{formatRupees(value)}</span>}
      </h2>
      {shown.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {shown.map((card) => (
            <BoardCard key={card._id} card={card} stage={stage} moves={moves} now={now} />
          ))}
        </ul>
      )}
      {count === 0 && shown.length === 0 && <p className="px-1 text-stone admin:text-[13px]">None.</p>}
      {more > 0 && (
        <p className="px-1 pt-2">
          <IntentLink
            href={toInboxPath(`?${list}`)}
            className="inline-flex min-h-11 items-center font-semibold text-terra-deep hover:underline admin:min-h-6 admin:text-[13px]"
          >
            {more} more<span className="sr-only"> in {stateNames[stage]}</span>
          </IntentLink>
        </p>
      )}
    </section>
  );
}

type BoardColumnsProps = {
  board: Pick<Board, 'columns' | 'query' | 'since'>;
  shownStage: BoardStage;
  now: Date;
};

const silent = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

export function BoardColumns({ board, shownStage, now }: BoardColumnsProps) {
  const { columns, query, since } = board;
  const moves = useBoard(columns);
  const { held, lastId, lastAt, moving, announcement } = moves;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = lastAt && area.current?.querySelector<HTMLElement>(`[data-card="${lastId}"]`);
    if (!card) return;
    const [field, handle, menu] = ['input:not([type=hidden])', '[data-handle]', 'summary'].map((selector) =>
      card.querySelector<HTMLElement>(selector),
    );
    // The handle is hidden on narrow screens.
    (field ?? (handle?.offsetParent ? handle : menu))?.focus();
  }, [lastId, lastAt]);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    const card = columns.flatMap(({ cards }) => cards).find(({ _id }) => _id === active.id);
    const to = columns.find(({ stage }) => stage === over?.id)?.stage;
    if (card && to) moves.put(card, to);
  };
  return (
    <div ref={area}>
      <MovingBar moving={moving} announcement={announcement} isPicked={held !== null && !held.isAsked} />
      <p id="board-keys" className="sr-only">
        {boardTexts.keys}
      </p>
      <DndContext
        id="board"
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragEnd={drop}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <div className="grid gap-2 wide:grid-cols-6">
          {columns.map((column) => (
            <Column
              key={column.stage}
              column={column}
              moves={moves}
              isShown={column.stage === (held?.to ?? shownStage)}
              query={query}
              since={since}
              now={now}
            />
          ))}
        </div>
      </DndContext>
    </div>
  );
}
