'use client';

import { createContext, type ReactNode } from 'react';

/** Whether pictures go straight to a blob store, past the server and what its host takes in one request. */
export const DirectUploads = createContext(false);

export function DirectUploadsProvider({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return <DirectUploads value={isOn}>{children}</DirectUploads>;
}
