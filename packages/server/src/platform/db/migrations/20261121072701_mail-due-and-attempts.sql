CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "attempts_ends" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mail_messages_due" ON "mail_messages" USING btree ("due_at") WHERE "mail_messages"."due_at" is not null;