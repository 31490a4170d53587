CREATE TABLE "curated_images" (
	"image_id" uuid PRIMARY KEY NOT NULL,
	"description" jsonb,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "curated_images" ADD CONSTRAINT "curated_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;