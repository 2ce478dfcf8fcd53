/** Names the drafts of testimonials on this device. */
export const draftKind = 'testimonial';

export const fieldId = (path: string) => `testimonial-${path}`;
