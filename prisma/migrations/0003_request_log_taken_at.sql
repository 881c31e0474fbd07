-- When a request took its place in its account's minute, so that a restart brings back the current minute as it was; NULL
-- where it took none. The store's own; not in the model of it in schema.prisma.
ALTER TABLE request_log ADD COLUMN taken_at timestamptz(3);
