ALTER TABLE "visit_seat" RENAME TO "visit_reservation";
ALTER TABLE "visit_reservation" RENAME COLUMN "seat" TO "place";
ALTER TABLE "visit_reservation" RENAME CONSTRAINT "visit_seat_pkey" TO "visit_reservation_pkey";
ALTER TABLE "visit_reservation" RENAME CONSTRAINT "visit_seat_visit_id_fkey" TO "visit_reservation_visit_id_fkey";
ALTER INDEX "visit_seat_visit_id_idx" RENAME TO "visit_reservation_visit_id_idx";
ALTER INDEX "visit_seat_held_until_idx" RENAME TO "visit_reservation_held_until_idx";
