export const countText = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);
