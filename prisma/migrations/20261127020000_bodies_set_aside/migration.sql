-- What somebody has looked at and found to be no enquiry.
ALTER TYPE "source_body_state" ADD VALUE 'aside';
