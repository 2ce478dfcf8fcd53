import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PictureGuard } from '@/components/shared/picture-guard';
import { adminApp } from '@/lib/content/nav';
import './admin.css';

export const metadata: Metadata = {
  title: 'Admin Panel',
  robots: { index: false, follow: false },
  manifest: adminApp.manifest,
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className="admin min-h-dvh bg-paper">
      {children}
      <PictureGuard />
    </div>
  );
}
