// Read by the custom server too, whose files may import nothing without an extension: this one imports nothing.

export const readingMethods = ['GET', 'HEAD'];

/** Asks for something, and brings nothing. */
export const isReading = ({ method = '' }: { method?: string | undefined }): boolean =>
  readingMethods.includes(method);
