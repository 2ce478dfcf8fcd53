'use client';

import { useEffect, useState } from 'react';
import type { PictureCopy } from '@/components/admin/pictures/items';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { copyPicturesAction } from '@/lib/domain/pictures/actions';
import type { LibraryPicture } from '@/lib/domain/pictures/dto';
import { LibraryChoice } from './library-choice';
import { LibrarySearch } from './library-search';
import { useLibrary } from './use-library';

type LibraryDialogProps = {
  most: number;
  onChosen: (copies: PictureCopy[]) => void;
  onClose: () => void;
};

const idOf = ({ picture }: LibraryPicture) => picture._id;

/** As copies: each record owns its pictures. */
export function LibraryDialog({ most, onChosen, onClose }: LibraryDialogProps) {
  const library = useLibrary();
  const [chosen, setChosen] = useState<LibraryPicture[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { list, filter, find } = library;

  useEffect(() => {
    const closeAlone = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (!isBusy) onClose();
    };
    window.addEventListener('keydown', closeAlone, { capture: true });
    return () => window.removeEventListener('keydown', closeAlone, { capture: true });
  }, [isBusy, onClose]);

  const choose = (entry: LibraryPicture, isOn: boolean) => {
    const others = chosen.filter((each) => idOf(each) !== idOf(entry));
    if (!isOn) setChosen(others);
    else setChosen(most === 1 ? [entry] : [...others, entry]);
  };

  const add = async () => {
    setIsBusy(true);
    const result = await askServer(() => copyPicturesAction(chosen.map(idOf)));
    setIsBusy(false);
    if (!result.ok) return setFailure(`Nothing was added. ${result.error.message}`);
    onChosen(
      result.data.map((picture, at) => ({
        picture,
        fileName: chosen[at]?.fileName ?? '',
        bytes: chosen[at]?.bytes ?? null,
      })),
    );
    onClose();
  };

  return (
    <Modal
      title="From the library"
      description={
        most === 1
          ? 'Choose a picture. A copy of it is added.'
          : 'Choose one or more. A copy of each is added.'
      }
      layout={{ width: 880, height: 760 }}
      isStacked
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <p role="status" className="mr-auto text-stone">
            {chosen.length > 0 && `${chosen.length} chosen`}
            {chosen.length > 1 && chosen.length >= most && ', the most that fit'}
          </p>
          <Button look="ghost" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" disabled={isBusy || chosen.length === 0} onClick={() => void add()}>
            {isBusy && <Spinner />}
            Add
          </Button>
        </>
      }
    >
      <div className="grid gap-4 px-4 pt-4 pb-6 admin:px-6">
        <LibrarySearch filter={filter} onFind={find} />
        <FailureLine>{failure ?? library.failure}</FailureLine>
        {list === null && !library.failure && (
          <p role="status" className="flex items-center gap-2 text-stone">
            <Spinner /> Loading
          </p>
        )}
        {list && (
          <>
            <p role="status" className="text-stone">
              {list.total === 1 ? '1 picture' : `${list.total === 0 ? 'No' : list.total} pictures`}
            </p>
            <LibraryChoice pictures={list.pictures} chosen={chosen} most={most} onChoose={choose} />
            {list.pageCount > 1 && (
              <nav aria-label="Pages of the library" className="flex items-center justify-center gap-3">
                <Button disabled={list.page === 1} onClick={() => find({ page: list.page - 1 })}>
                  Previous page
                </Button>
                <p className="text-stone">
                  Page {list.page} of {list.pageCount}
                </p>
                <Button disabled={list.page >= list.pageCount} onClick={() => find({ page: list.page + 1 })}>
                  Next page
                </Button>
              </nav>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
