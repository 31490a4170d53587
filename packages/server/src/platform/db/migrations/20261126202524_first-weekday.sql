ALTER TABLE "users" ADD COLUMN "first_weekday" text;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "first_weekday" text;