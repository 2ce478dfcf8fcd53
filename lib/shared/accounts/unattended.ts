/** Such a request does not extend an idle session. */
export const unattendedHeader = 'x-unattended';
