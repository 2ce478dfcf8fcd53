'use client';

import { createContext, type ReactNode, useMemo } from 'react';

/** Direct uploads bypass the server and the request limit of its host; set per kind of access. */
export const DirectUploads = createContext({ forAll: false, onRequest: false });

type DirectUploadsProviderProps = { forAll: boolean; onRequest: boolean; children: ReactNode };

export function DirectUploadsProvider({ forAll, onRequest, children }: DirectUploadsProviderProps) {
  const value = useMemo(() => ({ forAll, onRequest }), [forAll, onRequest]);
  return <DirectUploads value={value}>{children}</DirectUploads>;
}
