ALTER TABLE "sync_devices" DROP COLUMN "floor";--> statement-breakpoint
ALTER TABLE "sync_devices" DROP COLUMN "access";