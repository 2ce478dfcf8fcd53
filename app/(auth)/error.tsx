'use client';

import { AuthFailure } from '@/components/admin/auth/auth-failure';

export default function AuthError({ error }: { error: Error }) {
  return <AuthFailure error={error} />;
}
