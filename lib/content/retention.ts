/** How long an enquiry is kept after the last contact. The notices and the privacy policy say so: a change asks for new versions of the notices. */
export const retentionMonths = 24;
