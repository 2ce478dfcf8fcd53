-- Services of Meta, which sign what they push, and whose leads are read with a token.
ALTER TYPE "source_kind" ADD VALUE 'whatsapp';

ALTER TYPE "source_kind" ADD VALUE 'meta';

ALTER TABLE "source" ADD COLUMN "token" TEXT NOT NULL DEFAULT '';
