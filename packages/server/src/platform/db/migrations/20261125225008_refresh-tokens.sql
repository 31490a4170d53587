ALTER TABLE "sessions" ADD COLUMN "refresh_token_digest" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- They have no refresh token, and end when they did.
UPDATE "sessions" SET "rotated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_rotation_confirmed" boolean DEFAULT true NOT NULL;