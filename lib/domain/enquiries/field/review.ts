/** '' again once it is released. */
export const isHeld = ({ review }: { review: string }): boolean => review !== '';
