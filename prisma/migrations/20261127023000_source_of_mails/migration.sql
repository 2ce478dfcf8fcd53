-- Mails of portals, as a mail provider posts them.
ALTER TYPE "source_kind" ADD VALUE 'mail';
