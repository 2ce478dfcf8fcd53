export const fieldId = (path: string) => `testimonial-${path}`;
