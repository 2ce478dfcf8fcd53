-- Apart from the table, so that this locks no table against writers.
INSERT INTO "consent" SELECT former.* FROM "enquiry", "former_consents"("enquiry") former ON CONFLICT DO NOTHING;
