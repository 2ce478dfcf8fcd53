-- CreateTable
CREATE TABLE "document" (
    "id" TEXT NOT NULL,
    "parent_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "date" TEXT NOT NULL DEFAULT '',
    "access" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_link" (
    "id" TEXT NOT NULL,
    "enquiry_id" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by" TEXT NOT NULL DEFAULT '',
    "open_count" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],

    CONSTRAINT "document_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "document_parent_id_sort_order_idx" ON "document"("parent_id", "sort_order");

-- CreateIndex
CREATE INDEX "document_link_enquiry_id_idx" ON "document_link"("enquiry_id");

-- CreateIndex
CREATE INDEX "document_link_document_id_idx" ON "document_link"("document_id");

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "document_file_use" AFTER DELETE ON "document"
  FOR EACH ROW EXECUTE FUNCTION "release_files"('document');
