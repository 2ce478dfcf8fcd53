export type StoredFolder = { folder: string; modifiedAt: Date };

export type FileWriter = {
  write(chunk: Uint8Array): Promise<void>;
  /** @throws AppError storage_full, unavailable. */
  end(): Promise<string>;
  giveUp(): Promise<void>;
};

export type StoredDocument = { key: string; modifiedAt: Date };

export type Storage = {
  servesEverybody: boolean;
  closed?: Storage | undefined;
  /** Whole or not at all. @throws AppError storage_full, unavailable. */
  put(key: string, bytes: Buffer): Promise<string>;
  /** For files larger than memory. @throws AppError storage_full, unavailable. */
  openWriter?(key: string): Promise<FileWriter>;
  /** @throws AppError unavailable, not_found. */
  read(url: string): Promise<Buffer>;
  /** A missing file is no error. @throws AppError unavailable. */
  removeFile(key: string): Promise<void>;
  /** A missing folder is no error. @throws AppError unavailable. */
  removeFolder(folder: string): Promise<void>;
  /** @throws AppError unavailable. */
  removeUnfinished(before: Date): Promise<number>;
  /** Only this installation's, so that the sweep may delete those without a row. */
  listOwnFolders(): Promise<StoredFolder[]>;
  listOwnDocuments(): Promise<StoredDocument[]>;
  listOwnPacks(): Promise<StoredDocument[]>;
  /** Claims folders without an owner. @throws AppError unavailable. */
  claimFolders(databaseId: string): Promise<boolean>;
  /** @throws AppError unavailable. */
  releaseFolders(databaseId: string): Promise<void>;
};
