'use client';

import dynamic from 'next/dynamic';

/** Whoever reads the list as lines needs nothing of its columns. */
export const EnquiryTable = dynamic(async () => (await import('./enquiry-table')).EnquiryTable);
