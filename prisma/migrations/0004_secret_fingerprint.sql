-- A keyed hash of a constant under the secret that keys the key hashes, so that another secret is noticed when the server
-- starts and not by everyone whose key it refuses. The accounts' own; no model of it in schema.prisma.
CREATE TABLE secret_fingerprint (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  fingerprint bytea NOT NULL
);
