/** Names the drafts of testimonials, and what a device keeps of them unsaved. */
export const draftKind = 'testimonial';

export const fieldId = (path: string) => `testimonial-${path}`;
