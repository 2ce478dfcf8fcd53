'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { DeleteRecord } from '@/components/admin/records/delete-record';
import { SortableArea } from '@/components/admin/records/sortable/sortable-area';
import { SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { useOrder } from '@/components/admin/records/sortable/use-order';
import { UndoLine } from '@/components/admin/records/undo-line';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { askServer } from '@/components/admin/session/ask-server';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ShowMore, usePages } from '@/components/admin/ui/use-pages';
import { deleteBrandAction, reorderBrandsAction, restoreBrandAction } from '@/lib/domain/brands/actions';
import type { Brand } from '@/lib/domain/brands/dto';
import { AdminBrandCard, deleteButtonId } from './admin-brand-card';
import { LogoPicker } from './logo-picker';

/** ADR-1: the logos of the website. A delete is undone in the page (ADX-3). */
export function AdminBrandsScreen({ brands }: { brands: Brand[] }) {
  const router = useRouter();
  const [deleting, setDeleting] = useState<{ brand: Brand; name: string } | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null);
  const focusAfterRefresh = useFocusAfterRefresh(brands);
  const order = useOrder(brands, reorderBrandsAction);
  const { page, showMore } = usePages(order.ordered);
  const total = brands.length;
  const nameOf = (id: string) =>
    brands.find(({ _id }) => _id === id)?.image.alt || `Brand ${order.ids.indexOf(id) + 1}`;

  const undo = async (id: string) => {
    const { ok } = await askServer(() => restoreBrandAction(id));
    if (!ok) return false;
    focusAfterRefresh(deleteButtonId(id));
    setDeleted(null);
    router.refresh();
    return true;
  };

  return (
    <PageBody>
      <PageHead title="Manage Brands" count={total} />
      <div className="mt-4 flex flex-col gap-[18px]">
        <LogoPicker
          onAdded={([first]) => {
            if (first) focusAfterRefresh(deleteButtonId(first._id));
            router.refresh();
          }}
        />
        {deleted && (
          <UndoLine
            key={deleted.id}
            name={deleted.name}
            onUndo={() => undo(deleted.id)}
            onClose={() => setDeleted(null)}
          />
        )}
        <FailureLine>{order.failure}</FailureLine>
        {total === 0 && (
          <p className="py-14 text-center text-stone">
            No brands yet. Until there is one, the website leaves the logo strip out.
          </p>
        )}
        <SortableArea order={order} nameOf={nameOf} layout="grid">
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 md:grid-cols-5">
            {page.map((brand, index) => (
              <SortableItem key={brand._id} id={brand._id}>
                <AdminBrandCard
                  brand={brand}
                  position={index + 1}
                  total={total}
                  onDelete={() => setDeleting({ brand, name: nameOf(brand._id) })}
                />
              </SortableItem>
            ))}
          </ul>
          <ShowMore shown={page.length} total={total} onMore={showMore} />
        </SortableArea>
      </div>
      {deleting && (
        <DeleteRecord
          name={deleting.name}
          kind="brand"
          picture={{ picture: deleting.brand.image, fallback: 'person', fit: 'object-contain' }}
          more=": the home page and the page of the brands"
          remove={() => deleteBrandAction(deleting.brand._id)}
          onDeleted={() => {
            const id = deleting.brand._id;
            const at = order.ids.indexOf(id);
            const neighbour = order.ids[at + 1] ?? order.ids[at - 1];
            focusAfterRefresh(neighbour ? deleteButtonId(neighbour) : 'brand-logos');
            setDeleted({ id, name: deleting.name });
            setDeleting(null);
            router.refresh();
          }}
          onCancel={() => setDeleting(null)}
        />
      )}
    </PageBody>
  );
}
