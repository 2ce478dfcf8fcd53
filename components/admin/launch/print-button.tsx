'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';

export function PrintButton() {
  return (
    <Button className="mt-5 print:hidden" onClick={() => window.print()}>
      <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
      Print this sheet
    </Button>
  );
}
