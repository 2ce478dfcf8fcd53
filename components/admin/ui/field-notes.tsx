'use client';

import { createContext, type ReactNode, use } from 'react';

const Notes = createContext<(id: string) => ReactNode>(() => null);

/** What is said of fields from beside their form, by the id of each. */
export const FieldNotesProvider = Notes.Provider;

/** Beneath a field: what is said of it. */
export const FieldNotes = ({ id }: { id: string }) => use(Notes)(id);
