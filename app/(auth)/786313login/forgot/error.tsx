'use client';

export { AuthFailure as default } from '@/components/admin/auth/auth-failure';
