ALTER TABLE "sessions" ADD COLUMN "signed_in_with" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address_proved_at" timestamp with time zone;--> statement-breakpoint
-- Whoever made an address verified until now was its reader, or an admin who is not told apart any more.
UPDATE "users" SET "address_proved_at" = "verified_at" WHERE "verified_at" IS NOT NULL;
