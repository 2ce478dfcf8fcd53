-- The document of a project takes as long as ten plans: also of few projects it is read from its index. A plan knows how many they are
-- once they are counted, which autovacuum does for tables of fifty changes alone.
ALTER FUNCTION "search_document"(text, text, "project_category", "project_status", text[], text, jsonb, text) COST 10000;
ALTER TABLE "project" SET (autovacuum_analyze_threshold = 5);
ANALYZE "project";
