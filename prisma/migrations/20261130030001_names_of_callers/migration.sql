-- Whether the team has given the name, as none was sent: such a name may be corrected, what was sent stays.
ALTER TABLE "enquiry" ADD COLUMN     "is_name_added" BOOLEAN NOT NULL DEFAULT false;
