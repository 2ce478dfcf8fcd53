-- CreateTable
CREATE TABLE "redirect" (
    "id" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirect_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "redirect_from_key" ON "redirect"("from");

-- CreateTable
CREATE TABLE "missing_page" (
    "path" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "missing_page_pkey" PRIMARY KEY ("path")
);
