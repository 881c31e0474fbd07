-- Accounts that were deleted, and their keys: what the log and the totals have of them, and what journals still bring,
-- stands under a pseudonym that leads nowhere. Kept until no journal can bring their ids any more. The accounts' own; no
-- model of it in schema.prisma.
CREATE TABLE deleted_holder (
  id text PRIMARY KEY,
  pseudonym text NOT NULL,
  deleted_at timestamptz(3) NOT NULL DEFAULT now()
);
