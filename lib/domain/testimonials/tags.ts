/** Tags of the cached pages that show testimonials. */
export const testimonialTags = { all: 'testimonials' } as const;
