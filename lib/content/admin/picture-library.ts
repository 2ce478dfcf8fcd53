export const pictureLibrary = { perPage: 24 } as const;

/** Which pictures are listed; each picture is in use, or waits for the sweep. */
export const pictureFilters = {
  used: 'In use',
  'no-alt': 'Without alt text',
  unused: 'Not in use',
} as const;

export type PictureFilter = keyof typeof pictureFilters;

// Every key of the list above is one.
export const pictureFilterNames = Object.keys(pictureFilters) as [PictureFilter, ...PictureFilter[]];
