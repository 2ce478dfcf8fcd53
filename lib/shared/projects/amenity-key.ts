/** Two spellings of one amenity have the same key: case, spaces and the kind of apostrophe do not count (PROJ-7). */
export const toAmenityKey = (name: string): string => name.toLowerCase().replace(/[\s'’‘`´ʼ]/g, '');
