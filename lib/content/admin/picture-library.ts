export const pictureLibrary = { perPage: 24 } as const;

export const pictureFilters = {
  used: 'In use',
  'no-alt': 'Without alt text',
  unused: 'Not in use',
} as const;

export type PictureFilter = keyof typeof pictureFilters;

export const pictureFilterNames = Object.keys(pictureFilters) as [PictureFilter, ...PictureFilter[]];
