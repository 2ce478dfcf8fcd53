'use client';

import { useRouter } from 'next/navigation';
import { askServer } from '@/components/admin/session/ask-server';
import { changePartnerAction } from '@/lib/domain/partners/actions';
import type { PartnerChange } from '@/lib/domain/partners/schema';
import type { Partner } from '@/lib/shared/enquiries/partner';
import type { Result } from '@/lib/shared/result';

export function usePartnerChange({ _id, version }: Partner) {
  const router = useRouter();
  return async (change: Omit<PartnerChange, 'version'>): Promise<Result<Partner>> => {
    const result = await askServer(() => changePartnerAction(_id, { ...change, version }));
    if (result.ok || result.error.code === 'conflict') router.refresh();
    return result;
  };
}
