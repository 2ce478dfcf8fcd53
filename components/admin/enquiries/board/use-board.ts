import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { type BoardStage, boardStages, boardTexts, isClosedStage } from '@/lib/content/enquiries/board';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import type { BoardCard, BoardColumn } from '@/lib/domain/enquiries/board/dto';
import type { EnquiryChange } from '@/lib/domain/enquiries/schema';
import { saveChange } from '../enquiry/use-enquiry-change';

/** Drawn in `to`, but counted in its former stage. */
type Held = { id: string; to: BoardStage; isAsked: boolean };
/** `since`: the version with the move, null while saving. */
type Moved = Record<string, { to: BoardStage; since: number | null }>;

export function useBoard(columns: BoardColumn[]) {
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [held, setHeld] = useState<Held | null>(null);
  /** The card is drawn again in its new stage, and takes the focus. */
  const [lastId, setLastId] = useState('');
  const [moved, setMoved] = useState<Moved>({});
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<{ id: string; text: string } | null>(null);
  const cards = columns.flatMap((column) => column.cards.map((card) => ({ card, stage: column.stage })));

  const keptStage = (card: BoardCard, stage: BoardStage): BoardStage => {
    const move = moved[card._id];
    return move && (move.since === null || card.version < move.since) ? move.to : stage;
  };
  const shownStage = (card: BoardCard, stage: BoardStage) =>
    held?.id === card._id ? held.to : keptStage(card, stage);
  const stageOf = (card: BoardCard): BoardStage => {
    const own = cards.find((each) => each.card._id === card._id)?.stage ?? 'new';
    return keptStage(card, own);
  };

  const cardsIn = (stage: BoardStage): BoardCard[] => {
    const shown = cards.filter((each) => shownStage(each.card, each.stage) === stage);
    return [
      ...shown.filter((each) => each.stage !== stage),
      ...shown.filter((each) => each.stage === stage),
    ].map(({ card }) => card);
  };

  const pick = (card: BoardCard) => {
    setFailure(null);
    setLastId(card._id);
    setHeld({ id: card._id, to: stageOf(card), isAsked: false });
  };
  const point = (card: BoardCard, step: number) => {
    if (!held) return;
    const at = boardStages.indexOf(held.to) + step;
    const to = boardStages[Math.max(0, Math.min(at, boardStages.length - 1))] ?? held.to;
    setHeld({ id: card._id, to, isAsked: false });
  };
  const putBack = (card: BoardCard) => {
    setHeld(null);
    setAnnouncement(boardTexts.putBack(card.title, stateNames[stageOf(card)]));
  };

  const save = (card: BoardCard, to: BoardStage, outcome: EnquiryChange = {}) => {
    const { _id } = card;
    setFailure(null);
    setAnnouncement('');
    setHeld(null);
    const move: Moved[string] = { to, since: null };
    // A later move of the same card wins.
    const settle = (kept: (all: Moved) => Moved) => setMoved((all) => (all[_id] === move ? kept(all) : all));
    setMoved((all) => ({ ...all, [_id]: move }));
    startTransition(async () => {
      const result = await saveChange(card, { state: to, ...outcome });
      if (result.ok) {
        const since = result.data.version;
        settle((all) => ({ ...all, [_id]: { to, since } }));
        setAnnouncement(boardTexts.moved(card.title, stateNames[to]));
        return router.refresh();
      }
      settle(({ [_id]: _refused, ...others }) => others);
      const { code, message } = result.error;
      setFailure({ id: _id, text: `Not moved. ${message}` });
      if (code === 'conflict') router.refresh();
    });
  };

  const put = (card: BoardCard, to: BoardStage) => {
    setLastId(card._id);
    if (to === stageOf(card)) return putBack(card);
    setFailure(null);
    if (isClosedStage(to)) return setHeld({ id: card._id, to, isAsked: true });
    save(card, to);
  };

  const last = cards.find(({ card }) => card._id === lastId);
  const lastAt = last ? `${lastId} ${shownStage(last.card, last.stage)} ${held?.isAsked ?? false}` : '';
  const heldCard = held && cards.find(({ card }) => card._id === held.id)?.card;
  const moving =
    held && heldCard
      ? boardTexts.moving(
          heldCard.title,
          stateNames[stageOf(heldCard)],
          stateNames[held.to],
          boardStages.indexOf(held.to) + 1,
        )
      : '';
  return {
    cardsIn,
    stageOf,
    held,
    lastId,
    lastAt,
    failure,
    moving,
    announcement,
    pick,
    point,
    put,
    putBack,
    save,
  };
}

export type BoardMoves = ReturnType<typeof useBoard>;
