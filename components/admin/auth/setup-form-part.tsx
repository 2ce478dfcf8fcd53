'use client';

import dynamic from 'next/dynamic';

/** In its own file, so that the log-in does not load it. */
export const SetupFormPart = dynamic(() => import('./setup-form').then(({ SetupForm }) => SetupForm));
