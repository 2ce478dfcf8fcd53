-- Apart from the table, so that this locks no table against writers.
SELECT "add_contact_points"((SELECT array_agg("id") FROM "contact"));
