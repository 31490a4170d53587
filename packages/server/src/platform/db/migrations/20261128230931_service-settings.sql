CREATE TABLE "service_settings" (
	"service" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"sealed_secret" text,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "service_settings" ADD CONSTRAINT "service_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;