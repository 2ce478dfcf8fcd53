/** Whether suspected spam is held back. What is confirmed as spam stays so; what was let through is '' again. */
export const isHeld = ({ review }: { review: string }): boolean => review !== '';
