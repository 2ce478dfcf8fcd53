-- Whoever asks can be reached by a number, by an address, or by both; a name may be missing.
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_reachable" CHECK ("phone_e164" <> '' OR "email" <> '');
