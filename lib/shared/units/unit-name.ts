/** "Palm South 803"; the number alone where the building has no name. */
export const nameUnit = ({ tower, number }: { tower: string; number: string }): string =>
  [tower, number].filter(Boolean).join(' ');

/** "Floor 8"; a word such as Ground stands by itself. */
export const nameFloor = (floor: string): string => (/\d/.test(floor) ? `Floor ${floor}` : floor);
