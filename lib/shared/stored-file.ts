export type StoredFile = {
  _id: string;
  /** As it was called where it came from. */
  name: string;
  bytes: number;
  uploadedAt: string;
};
