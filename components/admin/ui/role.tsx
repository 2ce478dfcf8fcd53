'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { includesRole, type Role } from '@/lib/content/roles';

const Own = createContext<Role>('sales');

/** For display only: the server checks permissions. */
export const RoleProvider = ({ role, children }: { role: Role; children: ReactNode }) => (
  <Own value={role}>{children}</Own>
);

export const useHasRole = (asked: Role): boolean => includesRole(useContext(Own), asked);

export const useIsAdmin = (): boolean => useHasRole('admin');
