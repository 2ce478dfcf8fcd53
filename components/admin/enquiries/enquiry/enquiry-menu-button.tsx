'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { offerReload } from '@/components/admin/session/offer-reload';
import { IconButton } from '@/components/admin/ui/button';
import type { EnquiryMenu, EnquiryMenuProps } from './enquiry-menu';

const load = async () => (await import('./enquiry-menu')).EnquiryMenu;
const start = () => void load().catch(() => {});

/** Loads the menu on demand: its code is 19 KB and rarely used. */
export function EnquiryMenuButton(props: EnquiryMenuProps) {
  const [loaded, setLoaded] = useState<{ Menu: typeof EnquiryMenu } | null>(null);
  const open = () =>
    load().then(
      (Menu) => setLoaded({ Menu }),
      (error) => void offerReload(error),
    );
  if (loaded) return <loaded.Menu {...props} />;
  return (
    <IconButton
      label="More"
      aria-haspopup="menu"
      aria-expanded={false}
      className="admin:h-9 admin:w-9"
      onPointerEnter={start}
      onFocus={start}
      onClick={open}
    >
      <Ellipsis size={18} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
