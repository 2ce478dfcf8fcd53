'use client';

import dynamic from 'next/dynamic';

export const EnquiryTable = dynamic(async () => (await import('./enquiry-table')).EnquiryTable);
