// The custom server imports this file, so it imports nothing.

export const readingMethods = ['GET', 'HEAD'];

export const isReading = ({ method = '' }: { method?: string | undefined }): boolean =>
  readingMethods.includes(method);
