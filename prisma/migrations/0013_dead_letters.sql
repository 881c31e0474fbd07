-- What was given up is counted whenever the metrics are read.
CREATE INDEX webhook_delivery_failed ON webhook_delivery (webhook_id) WHERE status = 'failed';
CREATE INDEX outbox_failed ON outbox (id) WHERE status = 'failed';
