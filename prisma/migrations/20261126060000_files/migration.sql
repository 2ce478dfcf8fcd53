-- CreateTable
CREATE TABLE "file" (
    "id" TEXT NOT NULL,
    "public_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "seal_key" TEXT,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "released_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploaded_by_id" TEXT,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_use" (
    "file_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "slot" TEXT NOT NULL,

    CONSTRAINT "file_use_pkey" PRIMARY KEY ("kind","record_id","slot")
);

-- CreateIndex
CREATE UNIQUE INDEX "file_public_id_key" ON "file"("public_id");

-- CreateIndex
CREATE INDEX "file_uploaded_by_id_idx" ON "file"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "file_created_at_idx" ON "file"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "file_use_file_id_key" ON "file_use"("file_id");

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_use" ADD CONSTRAINT "file_use_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A record lets go of its files when it is deleted for good, by whatever release and with its parent, too. The argument: its kind.
CREATE FUNCTION "release_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "file_use" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
  RETURN NULL;
END
$$;
