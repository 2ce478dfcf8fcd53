-- A plan that was made while there was no project reads the whole table for each project of one large insert, until it is analyzed.
ALTER FUNCTION "free_slug"(text, text) SET enable_seqscan = off;
