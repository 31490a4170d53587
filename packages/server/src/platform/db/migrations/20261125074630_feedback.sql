CREATE TABLE "feedback_conversations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"read_by_person" integer DEFAULT 0 NOT NULL,
	"read_by_admins" integer DEFAULT 0 NOT NULL,
	"waits_for_admins" boolean DEFAULT false NOT NULL,
	"admin_mail_due_at" timestamp with time zone,
	"person_mail_due_at" timestamp with time zone,
	"admins_mailed" boolean DEFAULT false NOT NULL,
	"person_mailed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"is_from_admin" boolean NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_messages_number" UNIQUE("user_id","number")
);
--> statement-breakpoint
ALTER TABLE "feedback_conversations" ADD CONSTRAINT "feedback_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_user_id_feedback_conversations_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."feedback_conversations"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_conversations_listed" ON "feedback_conversations" USING btree ("waits_for_admins" DESC NULLS LAST,"last_message_at" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE INDEX "feedback_conversations_admin_mail" ON "feedback_conversations" USING btree ("admin_mail_due_at") WHERE "feedback_conversations"."admin_mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "feedback_conversations_person_mail" ON "feedback_conversations" USING btree ("person_mail_due_at") WHERE "feedback_conversations"."person_mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "feedback_messages_author" ON "feedback_messages" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_messages_image" ON "feedback_messages" USING btree ("image_id");