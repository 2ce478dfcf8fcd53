-- Whether the team has confirmed that a held enquiry is spam: it stays held, and no longer counts as waiting.
ALTER TABLE "enquiry" ADD COLUMN     "is_spam_confirmed" BOOLEAN NOT NULL DEFAULT false;
