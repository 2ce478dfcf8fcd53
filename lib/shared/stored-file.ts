export type StoredFile = {
  _id: string;
  name: string;
  bytes: number;
  uploadedAt: string;
};
