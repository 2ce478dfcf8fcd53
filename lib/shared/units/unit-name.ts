export const nameUnit = ({ tower, number }: { tower: string; number: string }): string =>
  [tower, number].filter(Boolean).join(' ');

export const nameFloor = (floor: string): string => (/\d/.test(floor) ? `Floor ${floor}` : floor);
