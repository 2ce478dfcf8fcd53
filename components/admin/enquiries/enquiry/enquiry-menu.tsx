'use client';

import { Ban, Download, Ellipsis, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { toastError } from '@/components/admin/ui/notices/toaster';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { EraseContact, warmUpErase } from '../contact/lazy-erase-contact';
import { saveChange } from './use-enquiry-change';

const { Dialog: ExportContact, warmUp: warmUpExport } = lazyDialog(
  async () => (await import('../contact/export-contact')).ExportContact,
);

const itemLook =
  'flex h-11 cursor-pointer items-center gap-2.5 rounded-[2px] px-3 outline-none data-highlighted:bg-sand admin:h-9';

export type EnquiryMenuProps = { enquiry: Enquiry; isAdmin: boolean };

export function EnquiryMenu({ enquiry, isAdmin }: EnquiryMenuProps) {
  const router = useRouter();
  const [asking, setAsking] = useState<'export' | 'erase' | null>(null);
  const close = () => setAsking(null);
  async function markAsSpam() {
    const result = await saveChange(enquiry, { state: 'spam' });
    if (result.ok || result.error.code === 'conflict') router.refresh();
    if (!result.ok) toastError(result.error.message);
  }
  return (
    <>
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger asChild>
          <IconButton label="More" className="admin:h-9 admin:w-9">
            <Ellipsis size={18} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            className="admin z-40 min-w-56 rounded-[3px] border border-line bg-field p-1 shadow-[0_8px_24px_rgb(14_34_48/0.12)]"
          >
            {enquiry.state !== 'spam' && (
              <DropdownMenu.Item className={itemLook} onSelect={markAsSpam}>
                <Ban size={16} strokeWidth={1.6} aria-hidden="true" />
                Mark as spam
              </DropdownMenu.Item>
            )}
            {isAdmin && (
              <DropdownMenu.Item className={itemLook} onSelect={() => setAsking('export')} {...warmUpExport}>
                <Download size={16} strokeWidth={1.6} aria-hidden="true" />
                Export this person’s data
              </DropdownMenu.Item>
            )}
            {isAdmin && (
              <DropdownMenu.Item
                className={`${itemLook} text-error`}
                onSelect={() => setAsking('erase')}
                {...warmUpErase}
              >
                <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
                Erase this person’s data
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {asking === 'export' && <ExportContact enquiry={enquiry} onClose={close} />}
      {asking === 'erase' && <EraseContact enquiry={enquiry} onClose={close} />}
    </>
  );
}
