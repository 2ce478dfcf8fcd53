-- AlterTable
ALTER TABLE "enquiry_event" ADD COLUMN     "state" "enquiry_state";

-- Until now only the sentence of an event named the state, by the label that it had.
UPDATE "enquiry_event" SET "state" = (CASE substring("text" from ' to (.*)$')
  WHEN 'New' THEN 'new'
  WHEN 'Contacted' THEN 'contacted'
  WHEN 'Site visit' THEN 'site visit'
  WHEN 'Negotiating' THEN 'negotiating'
  WHEN 'Won' THEN 'won'
  WHEN 'Lost' THEN 'lost'
  WHEN 'Spam' THEN 'spam'
END)::"enquiry_state" WHERE "kind" = 'state';
