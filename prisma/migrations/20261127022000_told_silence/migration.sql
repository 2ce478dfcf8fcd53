-- Of which silence of a source the office was told.
ALTER TABLE "source" ADD COLUMN     "told_silence" TIMESTAMPTZ(3);
