'use client';

import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import type { ScreenKind } from '@/components/admin/records/screen/screen-kind';
import { type ScreenRead, useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { EmptyState } from '@/components/admin/ui/empty-state';
import type { Brand } from '@/lib/domain/brands/fields';
import { AdminBrandCard, deleteButtonId } from './admin-brand-card';
import { LogoPicker } from './logo-picker';

const kind: ScreenKind<'brand'> = {
  kind: 'brand',
  path: '/admin/brands',
  title: 'Manage Brands',
  form: 'card',
  subjects: { added: 'A new logo', changed: 'A logo on the website' },
  nameOf: ({ image }, position) => image.alt || `Brand ${position}`,
  focus: { add: 'brand-logos', open: deleteButtonId },
  deletion: {
    noun: 'brand',
    picture: ({ image }) => ({ picture: image, fallback: 'person', fit: 'object-contain' }),
    more: () => ': the home page and the page of the brands',
  },
};

type AdminBrandsScreenProps = ScreenRead & {
  brands: Brand[];
};

export function AdminBrandsScreen({ brands, ...read }: AdminBrandsScreenProps) {
  const screen = useRecordScreen(kind, { listed: brands, ...read });
  const { openId, close, refresh } = screen;
  return (
    <RecordScreen
      screen={screen}
      top={
        <LogoPicker
          onAdded={([first]) => refresh(first && deleteButtonId(first._id))}
          onDrafted={() => refresh()}
        />
      }
    >
      {screen.total === 0 && (
        <EmptyState text="No brands yet." meanwhile="Until then, the website does not show the logo strip.">
          <p className="text-[14px] text-stone admin:text-[13px]">Choose logos above, or drop them there.</p>
        </EmptyState>
      )}
      <RecordList
        screen={screen}
        grid="grid-cols-2 sm:grid-cols-4 md:grid-cols-5"
        card={(item) => {
          const isRenaming = openId === item.record._id;
          const onRename = isRenaming ? () => void close() : item.onEdit;
          return <AdminBrandCard {...item} isRenaming={isRenaming} onRename={onRename} />;
        }}
      />
    </RecordScreen>
  );
}
