'use client';

import { createContext, type ReactNode, useMemo } from 'react';

/** Whether uploads go straight to a blob store, past the server and what its host takes in one request: those that are for everybody, and the others. */
export const DirectUploads = createContext({ forAll: false, onRequest: false });

type DirectUploadsProviderProps = { forAll: boolean; onRequest: boolean; children: ReactNode };

export function DirectUploadsProvider({ forAll, onRequest, children }: DirectUploadsProviderProps) {
  const value = useMemo(() => ({ forAll, onRequest }), [forAll, onRequest]);
  return <DirectUploads value={value}>{children}</DirectUploads>;
}
