/** PROJ-7: case, spaces and the kind of apostrophe do not count. */
export const toAmenityKey = (name: string): string => name.toLowerCase().replace(/[\s'’‘`´ʼ]/g, '');
