import '@/lib/shared/zod-in-browser';
import type { z } from 'zod';
import type { Role } from '@/lib/content/roles';

export type About = {
  part: string;
  name: string;
  /** That it is made for: an editor's are the texts and faces of pages; what reaches the team or the law is an admin's. */
  role: Extract<Role, 'admin' | 'editor'>;
  /** Visitors read it: it can be kept as a draft, and goes into a bundle. */
  isPublic: boolean;
  /** The fixed pages of which it is the content: its changes date these. */
  shownOn?: readonly string[];
  /** Its texts name facts: its place among the parts that are told of a changed one. */
  textOrder?: number;
  /** Which of its fields the public reads as the builder's own words; empty is all of them, absent none. */
  checkedFields?: readonly string[];
  /** What shows it and nothing else of the settings has a tag for it. */
  hasOwnTag?: true;
};

type Shape<S extends z.ZodType> = {
  /** What is stored: an object, or a list, of plain JSON. Its fields carry their labels; texts are plain text. */
  schema: S;
  /** What a save must be, where that is more. */
  input?: S;
  /** The product's own, until the part is saved. */
  initial: NoInfer<z.output<S>>;
};

/** A part of the settings, wholly: screens may import it. */
export const definePart = <const A extends About, S extends z.ZodType>(
  about: A,
  { schema, input = schema, initial }: Shape<S>,
): About & A & Required<Shape<S>> => ({ ...about, schema, input, initial });
