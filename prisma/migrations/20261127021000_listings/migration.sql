-- What a source calls a project, of each enquiry, and which of our projects that is.
ALTER TABLE "enquiry" ADD COLUMN     "listing" TEXT NOT NULL DEFAULT '';

ALTER TABLE "source" ADD COLUMN     "listings" JSONB NOT NULL DEFAULT '[]';

-- Those from before have it as the last line of the message, where it was no project of ours.
UPDATE "enquiry" SET "listing" = left(substring("message" from 'Project: ([^\n]+)$'), 200)
WHERE "door_id" IS NOT NULL AND "project_id" IS NULL AND "message" ~ 'Project: [^\n]+$';
