'use client';

import { createContext, type ReactNode, use } from 'react';

const Notes = createContext<(id: string) => ReactNode>(() => null);

export const FieldNotesProvider = Notes.Provider;

export const FieldNotes = ({ id }: { id: string }) => use(Notes)(id);
