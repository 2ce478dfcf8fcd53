import '@/lib/shared/parsing/zod-in-browser';
import type { z } from 'zod';
import type { Role } from '@/lib/content/roles';

export type About = {
  part: string;
  name: string;
  /** Editors change texts and pictures; parts that affect the team or the law need an admin. */
  role: Extract<Role, 'admin' | 'editor'>;
  /** Public parts can be drafts and are exported in a bundle. */
  isPublic: boolean;
  /** A change of the part updates the date of these pages. */
  shownOn?: readonly string[];
  textOrder?: number;
  /** An empty list means all fields; absent means none. */
  checkedFields?: readonly string[];
  /** Only for pages that show no other part. */
  hasOwnTag?: true;
};

type Shape<S extends z.ZodType> = {
  /** Plain JSON. */
  schema: S;
  /** Stricter than `schema`, for saves only. */
  input?: S;
  initial: NoInfer<z.output<S>>;
};

/** Without server code: client components may import it. */
export const definePart = <const A extends About, S extends z.ZodType>(
  about: A,
  { schema, input = schema, initial }: Shape<S>,
): About & A & Required<Shape<S>> => ({ ...about, schema, input, initial });
