ALTER TABLE "caldav_items" DROP CONSTRAINT "caldav_items_name";--> statement-breakpoint
ALTER TABLE "caldav_items" ADD COLUMN "list_id" uuid;--> statement-breakpoint
ALTER TABLE "caldav_items" ADD CONSTRAINT "caldav_items_name" UNIQUE NULLS NOT DISTINCT("owner_id","list_id","name");