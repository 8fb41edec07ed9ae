-- The newest decisions about transfers with evidence, from which shoppers are told how long a review takes.
create index recharges_reviewed on recharges (decided_at desc) where method = 'manual' and decided_at is not null;
