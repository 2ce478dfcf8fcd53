-- CreateIndex
CREATE INDEX "project_category_sort_order_created_at_idx" ON "project"("category", "sort_order" ASC, "created_at" DESC);


-- The filters of the public list; lib/domain/projects/search.ts asks by the same expressions.
CREATE INDEX "project_town" ON "project" ((btrim(regexp_replace("location", '^.*,', ''))), "sort_order", "created_at" DESC);
CREATE INDEX "project_words" ON "project" USING GIN (to_tsvector('simple', "name" || ' ' || "location"));
