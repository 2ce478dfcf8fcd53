'use client';

import { useRouter } from 'next/navigation';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { DeleteRecord, warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { useSheetAddress } from '@/components/admin/records/sheet-address';
import { SortableArea } from '@/components/admin/records/sortable/sortable-area';
import { SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { useOrder } from '@/components/admin/records/sortable/use-order';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ShowMore, usePages } from '@/components/admin/ui/use-pages';
import type { Brand } from '@/lib/domain/brands/fields';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { deleteRecordAction, reorderRecordsAction, restoreRecordAction } from '@/lib/domain/records/actions';
import { AdminBrandCard, deleteButtonId } from './admin-brand-card';
import { LogoPicker } from './logo-picker';

type AdminBrandsScreenProps = {
  brands: Brand[];
  drafts: DraftEntry[];
  /** How late what is scheduled may be. */
  scheduleHint: string;
};

/** ADR-1: the logos of the website. A delete is undone in the page (ADX-3). */
export function AdminBrandsScreen({ brands: given, drafts, scheduleHint }: AdminBrandsScreenProps) {
  const router = useRouter();
  const deletion = useUndoableDelete<{ id: string; name: string; brand: Brand }, Brand>(given, {
    focusIdOf: (id) => (id ? deleteButtonId(id) : 'brand-logos'),
    restore: (id) => restoreRecordAction('brand', id),
  });
  const { records: brands, focusAfterRefresh, asked } = deletion;
  const order = useOrder(brands, (ids, before) => reorderRecordsAction('brand', ids, before));
  const { page, showMore } = usePages(order.ordered);
  const sheet = useSheetAddress('/admin/brands');
  const total = brands.length;
  const refresh = (added?: { _id: string }) => {
    if (added) focusAfterRefresh(deleteButtonId(added._id));
    router.refresh();
  };
  const nameOf = (id: string) =>
    brands.find(({ _id }) => _id === id)?.image.alt || `Brand ${order.ids.indexOf(id) + 1}`;

  return (
    <PageBody>
      <PageHead title="Manage Brands" count={total} />
      <div className="mt-4 flex flex-col gap-[18px]">
        <LogoPicker onAdded={([first]) => refresh(first)} onDrafted={() => refresh()} />
        <Drafts
          kind="brand"
          drafts={drafts}
          subjectOf={() => 'A new logo'}
          onPublished={refresh}
          scheduleHint={scheduleHint}
        />
        <FailureLine>{order.failure}</FailureLine>
        {total === 0 && (
          <p className="py-14 text-center text-stone">
            No brands yet. Until there is one, the website leaves the logo strip out.
          </p>
        )}
        <SortableArea order={order} nameOf={nameOf} layout="grid">
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 md:grid-cols-5">
            {deletion.withUndo(
              page.map((brand, index) => (
                <SortableItem key={brand._id} id={brand._id}>
                  <AdminBrandCard
                    brand={brand}
                    place={{ position: index + 1, total }}
                    warmUp={warmUpDelete}
                    isRenaming={sheet.openId === brand._id}
                    onRename={() => (sheet.openId === brand._id ? void sheet.close() : sheet.open(brand._id))}
                    onDelete={() => deletion.ask({ id: brand._id, name: nameOf(brand._id), brand })}
                  />
                </SortableItem>
              )),
            )}
          </ul>
          <ShowMore shown={page.length} total={total} onMore={showMore} />
        </SortableArea>
      </div>
      {asked && (
        <DeleteRecord
          record={{
            name: asked.name,
            kind: 'brand',
            picture: { picture: asked.brand.image, fallback: 'person', fit: 'object-contain' },
          }}
          more=": the home page and the page of the brands"
          remove={() => deleteRecordAction('brand', asked.id)}
          onDeleted={() => deletion.finish(asked, order.ids)}
          onCancel={deletion.cancel}
        />
      )}
    </PageBody>
  );
}
