/** What became of the lines of a table, or would. */
export type ImportOutcome = {
  added: number;
  /** Of those that were added: how many are of somebody known. */
  joined: number;
  /** Left out, because they were kept already. */
  kept: number;
  /** The first of those that were not right. */
  refused: { line: number; reason: string }[];
  refusedCount: number;
  /** By which it is taken back; null of a trial, and where nothing was added. */
  importId: string | null;
};

/** A table that was taken, as long as it can be taken back. */
export type ImportedTable = { _id: string; at: string; actor: string; count: number };

/** How many enquiries of a table went, and how many stay because somebody has done something with them. */
export type UndoneImport = { removed: number; left: number };
