type StockPicture = {
  label: string;
  hint: string;
  stock: string;
};

export const stockPictures = {
  openingPicture: {
    label: 'Opening picture',
    hint: 'The home page opens with it while the Hero Section has no images. The “Page not found” page shows it too.',
    stock: 'heroTower',
  },
  aboutPicture: { label: 'Picture of About Us', hint: 'Below the board of directors.', stock: 'courtyard' },
  storyPicture: { label: 'Picture of the story', hint: 'Between its chapters.', stock: 'rowVillas' },
  contactPicture: { label: 'Picture of Contact', hint: 'Below the form.', stock: 'cornerOffice' },
  callPicture: {
    label: 'Picture of the invitation',
    hint: 'Next to “Contact Us”, at the end of pages.',
    stock: 'callVisit',
  },
  clientsPicture: {
    label: 'Picture behind testimonials',
    hint: 'Instead of the film, on the home page.',
    stock: 'filmPoster',
  },
  logInPicture: {
    label: 'Picture of the log-in',
    hint: 'On wide screens, next to the form.',
    stock: 'heroTower',
  },
} as const satisfies Record<string, StockPicture>;

export type StockSlot = keyof typeof stockPictures;

export const stockSlots = Object.keys(stockPictures) as StockSlot[];

export const forStockSlots = <T>(make: (slot: StockSlot) => T): Record<StockSlot, T> =>
  Object.fromEntries(stockSlots.map((slot) => [slot, make(slot)])) as Record<StockSlot, T>;
