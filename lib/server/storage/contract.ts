export type StoredFolder = { folder: string; modifiedAt: Date };

/** Takes a file in pieces; it is there once it has ended, and nothing is left of one that is given up. */
export type FileWriter = {
  write(chunk: Uint8Array): Promise<void>;
  /** Answers its url. @throws AppError storage_full, unavailable. */
  end(): Promise<string>;
  giveUp(): Promise<void>;
};

export type StoredDocument = { key: string; modifiedAt: Date };

/** Where the files of pictures are kept, a folder each, and documents, as `keys.ts` names them. */
export type Storage = {
  /** Whoever knows the address of a file can read it, past this site. */
  servesEverybody: boolean;
  /** Beside such a one: where files lie that nobody reads past this site. */
  closed?: Storage | undefined;
  /** Writes one file, whole or not at all, and answers its url. @throws AppError storage_full, unavailable. */
  put(key: string, bytes: Buffer): Promise<string>;
  /** The same for what is too large for the memory; absent where a store takes a file in one piece. @throws AppError storage_full, unavailable. */
  openWriter?(key: string): Promise<FileWriter>;
  /** The bytes of a file by the url that `put` answered. @throws AppError unavailable, not_found. */
  read(url: string): Promise<Buffer>;
  /** Removes one file; one that is not there is no error. @throws AppError unavailable. */
  removeFile(key: string): Promise<void>;
  /** Removes a folder with all its files; one that is not there is no error. @throws AppError unavailable. */
  removeFolder(folder: string): Promise<void>;
  /** Removes what a write that was cut off has left, if it is older. Answers how many files. @throws AppError unavailable. */
  removeUnfinished(before: Date): Promise<number>;
  /** The folders that belong to this installation alone, so that those without a row may be swept. */
  listOwnFolders(): Promise<StoredFolder[]>;
  /** The documents of which the same is true. */
  listOwnDocuments(): Promise<StoredDocument[]>;
  /** The packs of quarterly filings of which the same is true. */
  listOwnPacks(): Promise<StoredDocument[]>;
  /** True when the folders are this database's; those that are nobody's become its own. @throws AppError unavailable. */
  claimFolders(databaseId: string): Promise<boolean>;
  /** Makes this database's folders nobody's, for the one that takes its place. @throws AppError unavailable. */
  releaseFolders(databaseId: string): Promise<void>;
};
