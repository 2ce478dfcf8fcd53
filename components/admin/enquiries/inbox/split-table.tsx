'use client';

import dynamic from 'next/dynamic';

/** Its code loads only for the table view. */
export const EnquiryTable = dynamic(async () => (await import('./enquiry-table')).EnquiryTable);
