'use client';

import dynamic from 'next/dynamic';

/** The form in a file of its own: who only logs in fetches none of it. */
export const SetupFormPart = dynamic(() => import('./setup-form').then(({ SetupForm }) => SetupForm));
